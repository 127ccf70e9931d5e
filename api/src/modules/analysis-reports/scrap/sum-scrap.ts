import {
  ageGroups,
  capGroups,
  leftOutReasons,
  noCondition,
  type ScrapGrouping,
  type ScrapReport,
  scrapGroupings,
  scrapPositions,
  treadBands,
  unknownBrand,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { judgedRemovals } from './judged-removals.ts';
import type { Reader, ScrapScope } from './scrap-selection.ts';
import { treadConverters } from './shown-treads.ts';

type Group = ScrapReport['groups'][ScrapGrouping][number];
interface StoredGroup extends Group {
  readonly kind: ScrapGrouping | 'all';
}

/** Every group that a removal `z` counts in; with several wear conditions it counts in each. */
const groupsOfRemoval = sql`
  select kind, key collate "C" as key
  from (values ('all', ''), ('reason', z.reason), ('brand', coalesce(z.brand, ${unknownBrand})),
    ('position', z.axle), ('caps', z.cap_group), ('age', z.age), ('band', z.band),
    ('left_out', z.left_out)) each (kind, key)
  where key is not null
  union all
  select 'condition', coalesce(c.condition, ${noCondition}) collate "C"
  from (values (z.id)) own (id)
  left join ${unguardedTable('removal_conditions')} c on c.removal_id = own.id`;

/** Sums are in whole cents and whole removals; means and quotients in mm. */
const sums = sql`
  count(*) as removed,
  count(*) filter (where z.destination = 'scrap') as scrap,
  count(*) filter (where z.destination = 'retread') as retread,
  count(*) filter (where z.left_out is null) as counted,
  count(z.left_out) as left_out,
  coalesce(sum(z.lost), 0) as lost,
  sum(z.cost) / nullif(sum(z.usable_mm), 0) as cost_per_depth,
  count(z.tread_mm) as tread_read,
  avg(z.tread_mm) as mean_tread`;

/** Groupings with a fixed order; the others start with the greatest loss. */
const orders: Readonly<Partial<Record<ScrapGrouping, readonly string[]>>> = {
  position: scrapPositions,
  caps: capGroups,
  age: ageGroups,
  band: treadBands,
  left_out: leftOutReasons,
};

/** Sums the removals of a validated scope. */
export async function sumScrap(
  db: Kysely<Schema>,
  { user, scope }: { readonly user: Reader; readonly scope: ScrapScope },
): Promise<ScrapReport> {
  const { formats, depth, perDepth } = treadConverters(user);
  const { rows } = await sql<StoredGroup>`
    select g.kind, g.key, ${sums}
    from ${judgedRemovals(scope)} z cross join lateral (${groupsOfRemoval}) g
    group by g.kind, g.key
    order by coalesce(sum(z.lost), 0) desc, count(*) desc, g.key collate "und-x-icu"`.execute(db);
  const shown = rows.map((row) => ({
    ...row,
    cost_per_depth: perDepth(row.cost_per_depth),
    mean_tread: depth(row.mean_tread),
  }));
  const groupsBy = (wanted: ScrapGrouping) =>
    inOrder(
      shown.filter(({ kind }) => kind === wanted).map(({ kind: _, ...row }) => row),
      orders[wanted],
    );
  const { kind: _, key: __, ...summary } = shown.find(({ kind }) => kind === 'all') ?? none;
  return {
    ...formats,
    summary,
    groups: Object.fromEntries(
      scrapGroupings.map((grouping) => [grouping, groupsBy(grouping)]),
    ) as ScrapReport['groups'],
  };
}

const inOrder = (groups: readonly Group[], order: readonly string[] | undefined): Group[] =>
  order
    ? [...groups].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
    : [...groups];

/** The sums over no removals. */
const none: StoredGroup = {
  kind: 'all',
  key: '',
  removed: 0,
  scrap: 0,
  retread: 0,
  counted: 0,
  left_out: 0,
  lost: 0,
  cost_per_depth: null,
  tread_read: 0,
  mean_tread: null,
};
