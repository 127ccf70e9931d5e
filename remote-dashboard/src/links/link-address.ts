import type { ReportRow } from '@portal/contract/reports';
import { withParameters } from '@portal/platform/routing';
import type { WholeSelection } from '../selection/selection.ts';

/** Fields by which a row of names is known elsewhere, and their parameters there. */
const keys = [
  ['Nonsig', 'nonsig'],
  ['State', 'state'],
  ['Code', 'location'],
] as const;

/**
 * What tells a row apart on the pages that reports lead to: `month` (YYYY-MM) or `week` (its first
 * day covered, YYYY-MM-DD), the `nonsig` of a dealer, a `state`, the code of a `location`. Null for a
 * row that is none of these, as the total.
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
 * The address of a page elsewhere about a selection, or about one of its rows: what the region's
 * address has already stays, `account` (the number), `date_from` and `date_to` (both inclusive) are
 * added, then what tells the row apart.
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
