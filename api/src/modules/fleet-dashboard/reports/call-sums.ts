import { sql } from 'kysely';
import type { CallType } from '../../../db/schema/fleet.ts';
import type { Conditions, MeasureSums } from '../../../reports/figures/report-sums.ts';
import { calls, callsByPlace, rollSeconds } from './calls.ts';
import type { DashboardSums } from './dashboard-subject.ts';

const completed: Conditions = {
  cancelled: sql`r.status <> 'cancelled'`,
  open: sql`r.status = 'completed'`,
};

const completedOf = (type: CallType): Conditions => ({
  ...completed,
  [`not_${type}`]: sql`r.call_type = ${sql.lit(type)}`,
});

const callsOf = (type: CallType): MeasureSums => ({
  sum: sql`sum(calls) filter (where call_type = ${sql.lit(type)})`,
  of: completedOf(type),
});

/** Completed calls by type. */
const counted = {
  records: sql`sum(calls)`,
  measures: {
    calls: { sum: sql`sum(calls)`, of: completed },
    emergency_calls: callsOf('emergency'),
    scheduled_calls: callsOf('scheduled'),
    stock_calls: callsOf('stock'),
  },
};

/**
 * The last condition is the one that the sums count by; the earlier ones give the reasons why it
 * fails.
 */
const rolled: Conditions = {
  ...completedOf('emergency'),
  no_roll_times: sql`r.rolling_at is not null`,
  rolled_before: sql`r.rolling_at > r.received_at`,
  rolled_late: sql`${rollSeconds} is not null`,
};

/** The sums of the service call reports. */
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
  /** Completed calls by the state in which the service took place. */
  calls_by_state: { ...counted, rows: callsByPlace, groups: { by: sql`r.state` } },
  /** The calls whose roll time counts, and their roll times in seconds. */
  avg_roll_time: {
    rows: calls,
    records: sql`sum(rolled)`,
    measures: {
      rolled: { sum: sql`sum(rolled)`, of: rolled },
      roll_seconds: { sum: sql`sum(roll_seconds)`, of: rolled },
    },
  },
} satisfies DashboardSums;
