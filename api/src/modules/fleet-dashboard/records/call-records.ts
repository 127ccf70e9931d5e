import { recordColumns } from '@portal/contract/fleet-dashboard';
import { type SqlBool, sql } from 'kysely';
import type { CallType } from '../../../db/schema/fleet.ts';
import { isCallAskedFor } from '../reports/calls.ts';
import type { DashboardRecords } from './dashboard-records.ts';

const ofType = (type: CallType) => sql<SqlBool>`r.call_type = ${sql.lit(type)}`;
const isRolled = sql<SqlBool>`r.rolled = 1`;

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
    RollTime: sql`case when ${isRolled} then r.roll_seconds end`,
  },
  measures: {
    calls: sql`true`,
    emergency_calls: ofType('emergency'),
    scheduled_calls: ofType('scheduled'),
    stock_calls: ofType('stock'),
    rolled: isRolled,
    roll_seconds: isRolled,
  },
  keys: { Nonsig: sql`d.nonsig`, State: sql`r.state` },
  newest: ({ fleetType }) =>
    sql`select max(day) as day from fleet_call_days where fleet_type = ${fleetType}`,
};
