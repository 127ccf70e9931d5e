import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LineKind } from '../../../db/schema/fleet.ts';
import { rangeOf, within } from '../../../reports/figures/ranges.ts';
import { type Source, sourcesOf } from '../../../reports/sides.ts';
import type { Relation } from '../../../scope/guards.ts';
import type { DashboardFilters, DashboardInput } from './dashboard-subject.ts';
import { recordsOf } from './own-records.ts';
import { hasProductFilters, ofProducts } from './product-filters.ts';

/** The sums of purchases, named as in `purchase_days`. */
const sums = [
  'lines',
  'spend',
  'new_lines',
  'new_units',
  'cap_lines',
  'cap_units',
  'cap_spend',
  'repair_lines',
  'repair_spend',
] as const;
type Sum = (typeof sums)[number];

/** A table of invoice lines or of sums over them, under the alias `r`. */
interface Table {
  readonly name: Relation;
  readonly day: RawBuilder<unknown>;
  /** Not every table has the type of call. */
  readonly callType: RawBuilder<unknown>;
  /** Stored sums have neither location nor dealer. */
  readonly location: RawBuilder<unknown>;
  readonly dealer: RawBuilder<unknown>;
  /** The amount that a row adds to a sum. */
  readonly adds: (sum: Sum) => RawBuilder<unknown>;
}

const summedUp = {
  day: sql`r.day`,
  callType: sql`r.call_type`,
  location: sql`null::integer`,
  dealer: sql`null::integer`,
  adds: (sum: Sum) => sql`r.${sql.ref(sum)}`,
};
const ownDays: Table = { name: 'purchase_days', ...summedUp };
const fleetDays: Table = { name: 'fleet_purchase_days', ...summedUp };
const fleetProducts: Table = {
  name: 'fleet_product_days',
  day: sql`r.day`,
  callType: sql`null::text`,
  location: sql`null::integer`,
  dealer: sql`null::integer`,
  adds: byKind({ lines: sql`r.lines`, units: sql`r.units`, spend: sql`r.spend` }),
};
const ownLines: Table = {
  name: 'invoice_lines',
  day: sql`r.invoice_date`,
  callType: sql`r.call_type`,
  location: sql`r.location_id`,
  dealer: sql`r.dealer_id`,
  adds: byKind({ lines: sql`1`, units: sql`r.quantity`, spend: sql`r.amount` }),
};

/**
 * The amounts that a row of one kind adds to the sums of all kinds and to the sums of its own kind.
 */
function byKind(row: Readonly<Record<'lines' | 'units' | 'spend', RawBuilder<unknown>>>) {
  const of = (kind: LineKind, added: RawBuilder<unknown>) =>
    sql`case when r.kind = ${sql.lit(kind)} then ${added} else 0 end`;
  const added: Readonly<Record<Sum, RawBuilder<unknown>>> = {
    lines: row.lines,
    spend: row.spend,
    new_lines: of('new_tire', row.lines),
    new_units: of('new_tire', row.units),
    cap_lines: of('retread_cap', row.lines),
    cap_units: of('retread_cap', row.units),
    cap_spend: of('retread_cap', row.spend),
    repair_lines: of('repair', row.lines),
    repair_spend: of('repair', row.spend),
  };
  return (sum: Sum) => added[sum];
}

/**
 * The purchases behind a report's figures, as rows with `source`, `day`, `call_type`, `location_id`
 * and `dealer_id` (null unless requested) and the sums of `purchase_days`: from daily sums where
 * they suffice, else from lines.
 */
export function purchases(input: DashboardInput): RawBuilder<unknown> {
  const { selection, filters, rowsBy } = input;
  const fleet = hasProductFilters(filters) ? fleetProducts : fleetDays;
  const own = rowsBy || hasProductFilters(filters) ? ownLines : ownDays;
  const ofFleet = sql<SqlBool>`r.fleet_type = ${selection.fleetType}`;
  const ofAccount = sql<SqlBool>`r.account_id = ${selection.accountId}`;
  const rows = sourcesOf(input).map((source) => {
    if (source === 'everyone') return rowsOf(input, source, fleet, ofFleet);
    if (source === 'own' || selection.isWhole) return rowsOf(input, source, own, ofAccount);
    return rowsOf(input, source, ownLines, selection.record('r'));
  });
  return sql.join(rows, sql` union all `);
}

function rowsOf(
  { selection, filters }: DashboardInput,
  source: Source,
  table: Table,
  condition: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(source)}::text as source, ${table.day} as day, ${table.callType} as call_type,
      ${table.location} as location_id, ${table.dealer} as dealer_id,
      ${sql.join(sums.map((name) => sql`${table.adds(name)} as ${sql.ref(name)}`))}
    from ${recordsOf(source, table.name)}
    where ${condition} and ${within(table.day, rangeOf(selection, source))}
      and ${matchesPurchaseFilters(filters)}`;
}

/**
 * Returns the condition that an invoice line or a sum of lines, under the alias `r`, passes the
 * filters.
 */
export const matchesPurchaseFilters = (filters: DashboardFilters): RawBuilder<SqlBool> => {
  const places = filters.unit_locations;
  return sql<SqlBool>`(${ofProducts('r', filters)}
    and ${places ? sql`r.unit_location = any (${[...places]}::text[])` : sql`true`})`;
};
