import { recordColumns } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { isCallAskedFor } from '../reports/calls.ts';
import type { DashboardRecords } from './dashboard-records.ts';

/** Completed calls by the local date they were received. */
export const callRecords: DashboardRecords<'calls'> = {
  shown: recordColumns.calls,
  rows: sql`select each.* from call_figures each`,
  join: ({ accountId }) =>
    sql`left join service_calls c on c.id = r.id and c.account_id = ${accountId}`,
  isAskedFor: isCallAskedFor,
  columns: {
    ReceivedOn: sql`r.day`,
    CallNumber: sql`c.call_number`,
    LocationCode: sql`l.code`,
    DealerName: sql`d.name`,
    State: sql`r.state`,
    ServiceType: sql`r.call_type`,
    UnitLocation: sql`r.unit_location`,
    UnitNumber: sql`c.unit_number`,
    RollTime: sql`case when r.rolled = 1 then r.roll_seconds end`,
  },
  newest: ({ fleetType }) =>
    sql`select max(day) as day from fleet_call_days where fleet_type = ${fleetType}`,
};
