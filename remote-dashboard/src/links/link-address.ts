import type { ReportRow } from '@portal/contract/reports';
import { withParameters } from '@portal/platform/routing';
import type { WholeSelection } from '../selection/selection.ts';

/** Fields that identify a row of names on other pages, and their parameters there. */
const keys = [
  ['Nonsig', 'nonsig'],
  ['State', 'state'],
  ['Code', 'location'],
] as const;

/**
 * Returns the parameters that identify a row on the pages that reports link to: `month` (YYYY-MM)
 * or `week` (its first day covered, YYYY-MM-DD), the `nonsig` of a dealer, a `state`, or the code
 * of a `location`. Null for any other row, such as the total.
 */
export function rowParameters(row: ReportRow): Readonly<Record<string, string>> | null {
  const { Date: day, WeekString: week } = row;
  if (typeof day === 'string') return week ? { week: day } : { month: day.slice(0, 7) };
  for (const [field, parameter] of keys) {
    const value = row[field];
    if (typeof value === 'string') return { [parameter]: value };
  }
  return null;
}

/**
 * Returns the address of another page about a selection, or about one of its rows. The parameters
 * in the region's address stay; `account` (the number), `date_from` and `date_to` (both inclusive)
 * are added, then those of the row.
 */
export function linkAddress(
  page: string,
  { fleet, dates }: Pick<WholeSelection, 'fleet' | 'dates'>,
  row: Readonly<Record<string, string>> = {},
): string {
  const { account } = fleet;
  const { date_from, date_to } = dates;
  return withParameters(page, { account, date_from, date_to, ...row });
}
