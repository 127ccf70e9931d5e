import type { XAxisPlotBandsOptions } from 'highcharts';
import { hatching } from './tones.ts';

/** Returns the bands behind the bars of incomplete categories. */
export const hatchedBands = (hatched: readonly (string | null)[]): XAxisPlotBandsOptions[] =>
  hatched.flatMap((why, place) =>
    why === null ? [] : [{ from: place - 0.5, to: place + 0.5, color: hatching, zIndex: 0 }],
  );
