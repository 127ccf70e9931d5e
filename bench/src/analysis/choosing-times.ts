import { unitHistoryList, wearRatesList } from '@portal/contract/analysis-reports';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import { timesOf } from '../surveys/times-of.ts';
import { selectionsOf } from '../surveys/unit-selections.ts';
import { yearBefore } from '../surveys/year-before.ts';
import { accountIdOf } from './analysis-times.ts';

/** Calls made while a user chooses filters, for the account with the most units. */
export interface ChoosingTimes {
  /** The number of tires available for wear rates, with every filter. */
  readonly available: Spread;
  /** Unit numbers that contain the typed text. */
  readonly numbers: Spread;
  /** A page of a unit's history, in every order and of every kind. */
  readonly history: Spread;
}

/** Number of units whose history is read. */
const units = 5;
/** Typed texts. */
const typed = ['1', '10', '100', '2', '25', '5', '50', 'T', 'T1'];

/** Times the calls made while a user chooses filters, and the history of units. */
export async function choosingTimes(
  ask: Caller,
  { yard: { account }, today }: Pick<DataFacts, 'yard' | 'today'>,
  calls: Calls,
): Promise<ChoosingTimes> {
  const ofAccount = { account_ids: [await accountIdOf(ask, account)] };
  const days = { date_from: yearBefore(today), date_to: today };
  const offered = (keyword: string) =>
    ask<{ unit_numbers: { unit_number: string }[] }>('POST unit_history_report/get_unit_numbers', {
      account,
      keyword,
    });
  const { unit_numbers } = await offered('');
  const ofUnits = unit_numbers
    .slice(0, units)
    .flatMap(({ unit_number }) =>
      selectionsOf(unitHistoryList).map((said) => ({ account, unit_number, ...said })),
    );
  return {
    available: await timesOf(
      [{}, ...selectionsOf({ ...wearRatesList, sorts: {} })],
      (said) =>
        ask('POST product_wear_rate_report/get_available_tires', {
          ...ofAccount,
          ...days,
          ...said,
        }),
      calls,
    ),
    numbers: await timesOf(typed, offered, calls),
    history: await timesOf(
      ofUnits,
      (said) => ask('POST unit_history_report/get_unit_history_report', said),
      calls,
    ),
  };
}
