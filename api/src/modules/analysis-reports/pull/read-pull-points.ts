import {
  deepestPullPoint,
  earlyFrom,
  type PulledAxle,
  type PullingFleet,
  type PullPoints,
  type PullPointsRequest,
  reliableFrom,
} from '@portal/contract/analysis-reports';
import { axleRoles } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { depthTolerance, judgedRemovals } from '../scrap/judged-removals.ts';
import type { Reader } from '../scrap/scrap-selection.ts';
import { treadConverters } from '../scrap/shown-treads.ts';
import { belowLaw, staysBelowLaw } from './below-law.ts';
import { legalDepths } from './legal-depths.ts';

/**
 * The cost of the tread above the legal depth if a tire comes off at a depth in mm, to the cent.
 */
const lostAt = (depth: RawBuilder<unknown>) => sql`round(round(
  least(greatest(0, ${depth} - legal_mm), greatest(0, original_tread_mm - legal_mm)) * cost_per_mm, 6), 2)`;

/** The tires removed as worn out that count in the scrap analysis, by axle role. */
const wornOut = (scope: PullPointsRequest) => sql`
  select z.account_id, z.fleet_name, law.*, z.tread_mm, z.original_tread_mm,
    coalesce(z.cost / nullif(z.original_tread_mm - law.legal_mm, 0), 0) as cost_per_mm
  from ${judgedRemovals({ ...scope, survey_ids: [] })} z
  join ${legalDepths} on law.role = z.role
  where z.reason = 'worn_out' and z.left_out is null`;

const sums = sql`
  count(*) as tires, avg(tread_mm) as mean_tread, coalesce(sum(${lostAt(sql`tread_mm`)}), 0) as lost,
  coalesce(sum(${lostAt(sql`usual_mm`)}), 0) as lost_at_usual`;

type StoredAxle = Omit<PulledAxle, 'points' | 'below_law'>;
type StoredFleet = Omit<PullingFleet, 'pulls_early' | 'is_small'> & { readonly is_early: boolean };

interface StoredPoint {
  readonly axle: PulledAxle['axle'];
  readonly pull_32nds: number;
  readonly lost: number;
}

interface StoredFound {
  readonly axle: PulledAxle['axle'];
  readonly below_law: number;
  readonly not_kept: readonly number[];
}

const thirtySecond = sql`${unitSizes['32nds']}::numeric`;
const pulls = sql`generate_series(2, ${deepestPullPoint}::integer) as pull (pull_32nds)`;
const early = sql`${earlyFrom * unitSizes['32nds']}::numeric`;

/** Computes the cost of worn tires in a validated selection, by pull depth. */
export async function readPullPoints(
  db: Kysely<Schema>,
  { user, scope }: { readonly user: Reader; readonly scope: PullPointsRequest },
): Promise<PullPoints> {
  const { formats, depth } = treadConverters(user);
  const shown = (mm: number) => depth(mm) ?? 0;
  const { rows } = await sql<{ axles: StoredAxle[]; fleets: StoredFleet[]; points: StoredPoint[] }>`
    with worn as materialized (${wornOut(scope)}),
    axles as (
      select role as axle, legal_mm as legal, usual_mm as usual, ${sums} from worn group by role, legal_mm, usual_mm),
    fleets as (
      select account_id, fleet_name, role as axle, ${sums},
        sum(${lostAt(sql`tread_mm`)}) - sum(${lostAt(sql`usual_mm`)}) as saving,
        avg(tread_mm) >= usual_mm + ${early} - ${depthTolerance} as is_early
      from worn group by account_id, fleet_name, role, usual_mm),
    points as (
      select role as axle, pull_32nds, sum(${lostAt(sql`pull_32nds * ${thirtySecond}`)}) as lost
      from worn cross join ${pulls} group by role, pull_32nds)
    select coalesce((select json_agg(each) from axles each), '[]') as axles,
      coalesce((
        select json_agg(each order by saving desc, fleet_name collate "und-x-icu", account_id, axle)
        from fleets each), '[]') as fleets,
      coalesce((select json_agg(each order by pull_32nds) from points each), '[]') as points`.execute(
    db,
  );
  const found = await countBelowLaw(db, scope);
  const { axles, fleets, points } = rows[0] ?? { axles: [], fleets: [], points: [] };
  return {
    ...formats,
    axles: axleRoles.flatMap((role) => {
      const own = axles.find(({ axle }) => axle === role);
      if (!own) return [];
      const { below_law = 0, not_kept = [] } = found.find(({ axle }) => axle === role) ?? {};
      return [
        {
          ...own,
          legal: shown(own.legal),
          usual: shown(own.usual),
          mean_tread: depth(own.mean_tread),
          below_law,
          points: points
            .filter(
              ({ axle, pull_32nds }) =>
                axle === role && pull_32nds * unitSizes['32nds'] > own.legal - 1e-6,
            )
            .map(({ pull_32nds, lost }) => ({
              pull_32nds,
              pull: shown(pull_32nds * unitSizes['32nds']),
              lost,
              below_law: not_kept[pull_32nds - 2] ?? 0,
            })),
        },
      ];
    }),
    fleets: fleets.map(({ is_early, ...fleet }) => ({
      ...fleet,
      mean_tread: depth(fleet.mean_tread),
      is_small: fleet.tires < reliableFrom,
      pulls_early: is_early,
    })),
  };
}

/**
 * Counts the tires found below the legal depth, and those that each pull depth would not have kept
 * above it.
 */
async function countBelowLaw(
  db: Kysely<Schema>,
  scope: PullPointsRequest,
): Promise<readonly StoredFound[]> {
  const { rows } = await sql<StoredFound>`
    with low as materialized (select * from ${belowLaw(scope)} low),
    kept as (
      select n.axle, pull_32nds, count(*) filter (where ${staysBelowLaw(sql`pull_32nds * ${thirtySecond}`)}) as not_kept
      from low n cross join ${pulls} group by n.axle, pull_32nds)
    select k.axle, (select count(*) from low n where n.axle = k.axle) as below_law,
      json_agg(k.not_kept order by k.pull_32nds) as not_kept
    from kept k group by k.axle`.execute(db);
  return rows;
}
