import { type SqlBool, sql } from 'kysely';
import type { LineKind } from '../../../db/schema/fleet.ts';
import type { MeasureSums } from '../../../reports/figures/report-sums.ts';
import type { DashboardSums } from './dashboard-subject.ts';
import { purchases } from './purchases.ts';
import { topProducts } from './top-products.ts';

const called = sql`call_type in ('emergency', 'scheduled')`;
const ofKind = (kind: LineKind) => sql<SqlBool>`r.kind = ${sql.lit(kind)}`;
const ofCaps = { not_cap: ofKind('retread_cap') };

/** The spend on calls of one type. */
const spendOf = (type: 'emergency' | 'scheduled'): MeasureSums => ({
  sum: sql`sum(spend) filter (where call_type = ${sql.lit(type)})`,
  of: { [`not_${type}`]: sql<SqlBool>`r.call_type = ${sql.lit(type)}` },
});

/** The sums of the purchase reports. */
export const purchaseSums = {
  /** Net units (credits are negative) of new tires and of caps. */
  retread_vs_new: {
    rows: purchases,
    records: sql`sum(new_lines + cap_lines)`,
    measures: {
      new_units: { sum: sql`sum(new_units)`, of: { not_new_tire: ofKind('new_tire') } },
      cap_units: { sum: sql`sum(cap_units)`, of: ofCaps },
    },
  },
  /** All lines of emergency calls, and all lines; both include tires. */
  emergency_service: {
    rows: purchases,
    records: sql`sum(lines)`,
    measures: {
      spend: { sum: sql`sum(spend)`, of: {} },
      emergency_spend: spendOf('emergency'),
    },
  },
  /**
   * The spend on lines of emergency and of scheduled calls; excludes stock deliveries and lines
   * without a call.
   */
  emergency_vs_scheduled: {
    rows: purchases,
    records: sql`sum(lines) filter (where ${called})`,
    measures: {
      called_spend: {
        sum: sql`sum(spend) filter (where ${called})`,
        of: { not_called: sql`r.call_type in ('emergency', 'scheduled')` },
      },
      emergency_spend: spendOf('emergency'),
      scheduled_spend: spendOf('scheduled'),
    },
  },
  /** The spend on casing repairs and caps. */
  repair_and_retread_cost: {
    rows: purchases,
    records: sql`sum(repair_lines + cap_lines)`,
    measures: {
      repair_spend: { sum: sql`sum(repair_spend)`, of: { not_repair: ofKind('repair') } },
      cap_spend: { sum: sql`sum(cap_spend)`, of: ofCaps },
      plant_spend: {
        sum: sql`sum(repair_spend + cap_spend)`,
        of: { not_plant: sql`r.kind in ('retread_cap', 'repair')` },
      },
    },
  },
  top_products: topProducts,
} satisfies DashboardSums;
