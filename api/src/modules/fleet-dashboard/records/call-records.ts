import { recordColumns } from '@portal/contract/fleet-dashboard';
import { unknownName } from '@portal/contract/reports';
import { sql } from 'kysely';
import { matchesCallFilters, rollSeconds } from '../reports/calls.ts';
import type { DashboardRecords } from './dashboard-records.ts';

/** Calls in any state, by the local date on which they were received. */
export const callRecords: DashboardRecords<'calls'> = {
  shown: recordColumns.calls,
  rows: sql`
    select each.id, each.account_id, each.location_id, each.dealer_id, each.received_on as day,
      coalesce(each.state, ${sql.lit(unknownName)}) as state, each.call_type, each.unit_location,
      each.status, each.received_at, each.rolling_at, each.call_number, each.unit_number
    from service_calls each`,
  join: () => sql``,
  matchesFilters: matchesCallFilters,
  columns: {
    ReceivedOn: sql`r.day`,
    CallNumber: sql`r.call_number`,
    LocationCode: sql`l.code`,
    LocationName: sql`l.name`,
    DealerName: sql`d.name`,
    DealerNonsig: sql`d.nonsig`,
    State: sql`r.state`,
    ServiceType: sql`r.call_type`,
    UnitLocation: sql`r.unit_location`,
    UnitNumber: sql`r.unit_number`,
    Status: sql`r.status`,
    RollTime: rollSeconds,
  },
  dayOf: ({ fleetType }, pick) =>
    sql`select ${pick}(day) as day from fleet_call_days where fleet_type = ${fleetType}`,
};
