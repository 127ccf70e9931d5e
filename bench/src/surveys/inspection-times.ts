import type { AxleMap } from '@portal/contract/fleet-surveys';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import type { MadeSurvey } from './make-survey.ts';
import { readingValues } from './reading-values.ts';

export interface InspectionTimes {
  /** A unit with its axles, tires and specs. */
  readonly axles: Spread;
  /** Saving a reading, with its findings. */
  readonly saving: Spread;
}

/** Times loading the units of a survey, and saving the first tire of each. */
export async function inspectionTimes(
  ask: Caller,
  { id, unitIds }: MadeSurvey,
  { calls, warmUp }: Calls,
): Promise<InspectionTimes> {
  const axles: number[] = [];
  const saving: number[] = [];
  for (const [index, unit] of unitIds.slice(0, calls + warmUp).entries()) {
    const name = `GET fleet_survey/${id}/axles/${unit}` as const;
    const map = await ask<AxleMap>(name);
    const read = await timed(() => ask(name));
    const wheel = map.axles[0]?.left_side.wheels[0];
    if (!wheel) continue;
    const { axle_number, side, slot } = wheel;
    const saved = await timed(() =>
      ask('POST fleet_survey/save_tire', {
        survey_id: id,
        unit_id: unit,
        axle_number,
        side,
        slot,
        revision: 0,
        ...readingValues(96),
      }),
    );
    if (index < warmUp) continue;
    axles.push(read);
    saving.push(saved);
  }
  return { axles: spreadOf(axles), saving: spreadOf(saving) };
}
