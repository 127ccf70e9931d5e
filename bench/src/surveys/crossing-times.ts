import { crossingFindingsList, crossingsList } from '@portal/contract/inspection-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import { timesOf } from './times-of.ts';
import { selectionsOf } from './unit-selections.ts';
import { yearBefore } from './year-before.ts';

export interface CrossingTimes {
  /**
   * The crossings of all accounts in twelve months with their totals, in every order and with every
   * filter.
   */
  readonly ofAll: Spread;
  /** A page of the readings behind their counts, in every order and with every filter. */
  readonly readings: Spread;
  /** One crossing with its axles, tires and findings. */
  readonly detail: Spread;
}

interface Rows {
  readonly rows: readonly { readonly survey_id: number }[];
}

const report = 'POST checkpoint/report';

/** Times the checkpoint report. */
export async function crossingTimes(
  ask: Caller,
  { today }: DataFacts,
  calls: Calls,
): Promise<CrossingTimes> {
  const all = { date_from: yearBefore(today), date_to: today };
  const ofAll = await timesOf(
    selectionsOf(crossingsList),
    (said) => ask(report, { ...all, ...said }),
    calls,
  );
  const readings = await timesOf(
    selectionsOf(crossingFindingsList),
    (said) => ask('POST checkpoint/get_findings', { ...all, ...said }),
    calls,
  );
  const { rows } = await ask<Rows>(report, { ...all, page_number: 1, page_size: 20 });
  if (rows.length === 0) throw new Error('No unit crossed a lane');
  const detail = await timesOf(
    rows,
    ({ survey_id }) => ask('POST checkpoint/detail', { survey_id }),
    calls,
  );
  return { ofAll, readings, detail };
}
