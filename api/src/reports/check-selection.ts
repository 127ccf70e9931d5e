import { reportLimits } from '@portal/contract/reports';
import { addYears, isIsoDate } from '@portal/platform/format';
import { refuse } from '../app/refusal.ts';

/**
 * Checks a range of days, both inclusive: both must be valid days, the end not before the start and
 * at most five years after it.
 *
 * @param path of the two dates in the request, such as `base_parameters`
 * @throws Refusal `invalid`, `range_reversed` or `range_too_long`
 */
export function checkRange(range: { date_from: string; date_to: string }, path: string): void {
  const { date_from, date_to } = range;
  if (!isIsoDate(date_from)) throw refuse('invalid', `${path}.date_from`);
  if (!isIsoDate(date_to)) throw refuse('invalid', `${path}.date_to`);
  if (date_to < date_from) throw refuse('range_reversed', `${path}.date_to`);
  if (date_to > addYears(date_from, reportLimits.years)) {
    throw refuse('range_too_long', `${path}.date_to`);
  }
}

/**
 * Checks selections of ids against the maximum of a call.
 *
 * @param lists by their paths; "all" is not a list
 * @throws Refusal `too_many`
 */
export function checkSelections(
  lists: Readonly<Record<string, readonly number[] | null | undefined>>,
): void {
  for (const [path, list] of Object.entries(lists)) {
    if (list && list.length > reportLimits.selection) throw refuse('too_many', path);
  }
}

/**
 * Refuses the first id that the user may not see. Ids that exist elsewhere and ids that do not
 * exist are refused alike.
 *
 * @throws Refusal `unknown_value` with the path of the id
 */
export function checkKnown(ids: readonly number[], known: ReadonlySet<number>, path: string): void {
  const index = ids.findIndex((id) => !known.has(id));
  if (index >= 0) throw refuse('unknown_value', `${path}.${index}`);
}
