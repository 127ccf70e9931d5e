import { type SqlBool, sql } from 'kysely';
import type { CallType } from '../../../db/schema/fleet.ts';
import type { MeasureSums } from '../../../reports/figures/report-sums.ts';
import { calls, callsByPlace } from './calls.ts';
import type { DashboardSums } from './dashboard-subject.ts';

const callsOf = (type: CallType): MeasureSums => ({
  sum: sql`sum(calls) filter (where call_type = ${sql.lit(type)})`,
  of: sql`r.call_type = ${sql.lit(type)}`,
});

/** Completed calls by kind. */
const counted = {
  records: sql`sum(calls)`,
  measures: {
    calls: { sum: sql`sum(calls)`, of: sql<SqlBool>`true` },
    emergency_calls: callsOf('emergency'),
    scheduled_calls: callsOf('scheduled'),
    stock_calls: callsOf('stock'),
  },
};

const isRolled = sql<SqlBool>`r.rolled = 1`;

/** What the reports of service calls are made of. */
export const callSums = {
  /** Completed calls by the dealer that did the work. */
  top_servicing_dealers: {
    ...counted,
    rows: calls,
    groups: {
      by: sql`r.dealer_id`,
      join: sql`left join dealers d on d.id = g."outer"`,
      fields: { DealerName: sql`d.name`, Nonsig: sql`d.nonsig` },
    },
    key: sql`d.nonsig`,
  },
  calls_by_month: { ...counted, rows: calls },
  /** Completed calls by where the service happened. */
  calls_by_state: { ...counted, rows: callsByPlace, groups: { by: sql`r.state` } },
  /** The calls whose roll time counts, and its seconds. */
  avg_roll_time: {
    rows: calls,
    records: sql`sum(rolled)`,
    measures: {
      rolled: { sum: sql`sum(rolled)`, of: isRolled },
      roll_seconds: { sum: sql`sum(roll_seconds)`, of: isRolled },
    },
  },
} satisfies DashboardSums;
