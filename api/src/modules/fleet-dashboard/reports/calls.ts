import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Range, rangeOf, splitByMonths, within } from '../../../reports/figures/ranges.ts';
import { type Source, sourcesOf } from '../../../reports/sides.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import type { DashboardFilters, DashboardInput } from './dashboard-subject.ts';
import { ownRecords, recordsOf } from './own-records.ts';

/**
 * Completed calls as rows with `source`, `day`, `location_id`, `dealer_id`, `state`, `call_type`,
 * `calls`, `rolled` and `roll_seconds`. The rows of the fleet type are daily sums, without state,
 * location or dealer.
 */
export const calls = (input: DashboardInput): RawBuilder<unknown> =>
  sql.join(
    sourcesOf(input).map((source) =>
      source === 'everyone'
        ? sql`
          select 'everyone' as source, r.day, null::integer as location_id,
            null::integer as dealer_id, null::text as state, r.call_type, r.calls, r.rolled,
            r.roll_seconds
          from fleet_call_days r
          where r.fleet_type = ${input.selection.fleetType} and ${matchesCallFilters(input.filters)}
            and ${within(sql`r.day`, rangeOf(input.selection, source))}`
        : ownCalls(input, source),
    ),
    sql` union all `,
  );

/**
 * Like {@link calls}, with the states of the fleet type's calls: from monthly sums, and daily sums
 * around them.
 */
export const callsByPlace = (input: DashboardInput): RawBuilder<unknown> =>
  sql.join(
    sourcesOf(input).flatMap((source) => {
      if (source !== 'everyone') return [ownCalls(input, source)];
      const { before, months, after } = splitByMonths(rangeOf(input.selection, source));
      // Daily sums do not include the location of the unit.
      const around = input.filters.unit_locations ? fleetCalls : fleetStateDays;
      return [
        around(input, before),
        fleetStates(input, sql`fleet_call_months r`, sql`r.month`, months),
        around(input, after),
      ];
    }),
    sql` union all `,
  );

const fleetStates = (
  { selection, filters }: DashboardInput,
  table: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  range: Range,
) => sql`
  select 'everyone' as source, ${day} as day, null::integer as location_id,
    null::integer as dealer_id, r.state, r.call_type, r.calls, 0 as rolled, 0 as roll_seconds
  from ${table}
  where r.fleet_type = ${selection.fleetType} and ${matchesCallFilters(filters)}
    and ${within(day, range)}`;

const fleetStateDays = (input: DashboardInput, range: Range) =>
  fleetStates(input, sql`fleet_state_days r`, sql`r.day`, range);

const ownCalls = (input: DashboardInput, source: Source) => sql`
  select ${sql.lit(source)}::text as source, r.day, r.location_id, r.dealer_id, r.state,
    r.call_type, r.calls, r.rolled, r.roll_seconds
  from ${recordsOf(source, 'call_figures')}
  where ${ownRecords(input, source)} and ${matchesCallFilters(input.filters)}
    and ${within(sql`r.day`, rangeOf(input.selection, source))}`;

const fleetCalls = ({ selection, filters }: DashboardInput, range: Range) => sql`
  select 'everyone' as source, r.day, null::integer as location_id, null::integer as dealer_id,
    r.state, r.call_type, r.calls, r.rolled, r.roll_seconds
  from ${unguardedTable('accounts')} a join ${unguardedTable('call_figures')} r on r.account_id = a.id
  where a.fleet_type = ${selection.fleetType} and ${matchesCallFilters(filters)}
    and ${within(sql`r.day`, range)}`;

/**
 * Seconds from the driver's call until the truck rolls, for a call under the alias `r`; null if the
 * time does not count.
 */
export const rollSeconds = sql`roll_seconds(r.call_type, r.status, r.received_at, r.rolling_at)`;

/** Returns the condition that a call, under the alias `r`, passes a report's filters. */
export const matchesCallFilters = ({
  service_types,
  unit_locations,
}: DashboardFilters): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${service_types ? sql`r.call_type = any (${[...service_types]}::text[])` : sql`true`}
  and ${unit_locations ? sql`r.unit_location = any (${[...unit_locations]}::text[])` : sql`true`})`;
