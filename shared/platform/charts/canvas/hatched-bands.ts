import type { XAxisPlotBandsOptions } from 'highcharts';
import { hatching } from './tones.ts';

/** The places of categories that are not whole, behind their bars. */
export const hatchedBands = (hatched: readonly (string | null)[]): XAxisPlotBandsOptions[] =>
  hatched.flatMap((why, place) =>
    why === null ? [] : [{ from: place - 0.5, to: place + 0.5, color: hatching, zIndex: 0 }],
  );
