import { unitHistoryList, wearRatesList } from '@portal/contract/analysis-reports';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import type { Calls } from '../reports/report-times.ts';
import type { Caller } from '../server/caller.ts';
import { timesOf } from '../surveys/times-of.ts';
import { selectionsOf } from '../surveys/unit-selections.ts';
import { yearBefore } from '../surveys/year-before.ts';
import { accountIdOf } from './analysis-times.ts';

/** What is asked while somebody chooses, of the account with most units. */
export interface ChoosingTimes {
  /** How many tires the wear rate finds, by every filter. */
  readonly available: Spread;
  /** Numbers of units that hold what was typed. */
  readonly numbers: Spread;
  /** A page of the history of a unit, in every order, of every kind. */
  readonly history: Spread;
}

/** Units whose history is read. */
const units = 5;
/** What stands in the field while numbers are typed. */
const typed = ['1', '10', '100', '2', '25', '5', '50', 'T', 'T1'];

/** Times what is asked while somebody chooses, and the history of units. */
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
