import { type RawBuilder, sql } from 'kysely';
import { type Range, rangeOf, splitByMonths, within } from '../../../reports/figures/ranges.ts';
import { type Source, sourcesOf } from '../../../reports/sides.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { matchesCasingFilters } from './casing-filters.ts';
import type { DashboardInput } from './dashboard-subject.ts';
import { ownRecords, recordsOf } from './own-records.ts';

/** A view of casings by outcome and its day, or by the day of their arrival at a plant. */
export type CasingView = 'disposed_casings' | 'received_casings';

/** Single casings, or sums of them, under the alias `r`. */
export interface CasingTable {
  readonly from: RawBuilder<unknown>;
  /** The day of the outcome or arrival that counts a casing; for a month, its first day. */
  readonly day: RawBuilder<unknown>;
  /** The other columns to read. */
  readonly columns: RawBuilder<unknown>;
  /** The condition for the rows. */
  readonly where: RawBuilder<unknown>;
}

/** A table with its days. */
export type CasingDays = readonly [CasingTable, Range];

/** Builds tables with the same columns; their day is `day` unless another is given. */
export const casingTables =
  (columns: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  (from: RawBuilder<unknown>, day: RawBuilder<unknown> = sql`r.day`): CasingTable => ({
    from,
    day,
    columns,
    where,
  });

/** Sums by month, and another table for the days around whole months. */
export function byMonths(
  range: Range,
  { months, around }: Readonly<Record<'months' | 'around', CasingTable>>,
): readonly CasingDays[] {
  const split = splitByMonths(range);
  return [
    [around, split.before],
    [months, split.months],
    [around, split.after],
  ];
}

/** Single casings of all accounts, with a `fleet_type` as in the sums. */
export const casingsOfAll = (view: CasingView): RawBuilder<unknown> =>
  sql`(
    select c.*, a.fleet_type
    from ${unguardedTable(view)} c join ${unguardedTable('accounts')} a on a.id = c.account_id
  ) r`;

const noPlace = sql`null::integer as location_id, null::integer as dealer_id`;

const rowsOf = (
  input: DashboardInput,
  source: Source,
  { from, day, columns, where }: CasingTable,
  range: Range,
) => sql`
  select ${sql.lit(source)}::text as source, ${day} as day,
    ${source === 'everyone' ? noPlace : sql`r.location_id, r.dealer_id`}, ${columns}
  from ${from}
  where ${
    source === 'everyone'
      ? sql`r.fleet_type = ${input.selection.fleetType}`
      : ownRecords(input, source)
  } and ${where} and ${matchesCasingFilters(input.filters)} and ${within(day, range)}`;

/**
 * Casings of every source of a report as rows with `source`, `day`, `location_id`, `dealer_id` and
 * the columns of their tables. Rows of the fleet type have neither location nor retreader.
 *
 * @param own the account's own casings, and the columns to read
 * @param ofFleet tables that together contain those of the fleet type, each with its days
 */
export const casingRows = (
  input: DashboardInput,
  own: { readonly view: CasingView; readonly table: ReturnType<typeof casingTables> },
  ofFleet: (range: Range) => readonly CasingDays[],
): RawBuilder<unknown> =>
  sql.join(
    sourcesOf(input).flatMap((source) => {
      const range = rangeOf(input.selection, source);
      return source === 'everyone'
        ? ofFleet(range).map(([table, days]) => rowsOf(input, source, table, days))
        : [rowsOf(input, source, own.table(recordsOf(source, own.view)), range)];
    }),
    sql` union all `,
  );
