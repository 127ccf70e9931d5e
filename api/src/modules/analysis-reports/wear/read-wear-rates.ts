import {
  reliableFrom,
  type TreadKind,
  type WearGrouping,
  type WearLeftOut,
  type WearOutcome,
  type WearPosition,
  type WearRate,
  type WearRates,
  wearOutcomes,
  wearPositions,
  wearRatesList,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import type { Page, PageRequest } from '../../../lists/read-page.ts';
import { joinSpecs, usableTread } from './pull-depths.ts';
import { wearConverters } from './shown-wears.ts';
import { isCounted, searchCondition, type WearField, wearFields, wearsOf } from './wear-rows.ts';
import type { RatesSelection, Reader } from './wear-selection.ts';

export interface RatesQuery {
  readonly user: Reader;
  readonly selection: RatesSelection;
  /** The day whose specs give the pull depths, YYYY-MM-DD. */
  readonly day: string;
}

/** The fields that distinguish groups, besides kind (new or retread) and position. */
const productFields: Readonly<Record<WearGrouping, readonly WearField[]>> = {
  product: ['brand', 'product_line', 'tire_size'],
  brand: ['brand'],
  position: [],
};

/** Sums over tires: km, mm, and mean mm. */
interface Sums {
  readonly tires: number;
  readonly distance: number;
  readonly worn: number;
  readonly usable: number | null;
}

const sums = sql`
  count(*)::int as tires, sum(w.driven_km) as distance, sum(w.worn_mm) as worn,
  avg(${usableTread}) as usable`;

/** Returns the groups as a table `g`. */
function groupsOf({ selection, day }: RatesQuery) {
  const told = productFields[selection.group_by];
  const fields = ['brand', 'product_line', 'tire_size'] as const;
  const columns = fields.map((field) =>
    told.includes(field)
      ? sql`${wearFields[field]} as ${sql.ref(field)}`
      : sql`null::text as ${sql.ref(field)}`,
  );
  return sql`(
    select ${sql.join(columns)}, ${wearFields.retread} as retread,
      ${wearFields.wheel_position} as wheel_position, ${sums}
    ${wearsOf(selection, joinSpecs(day))} and ${isCounted} and ${searchCondition(selection)}
    group by 1, 2, 3, 4, 5) g`;
}

const rate = sql`g.distance / g.worn`;
const names = {
  brand: sql`g.brand collate "und-x-icu"`,
  product_line: sql`g.product_line collate natural_order`,
  tire_size: sql`g.tire_size collate natural_order`,
  retread: sql`g.retread`,
  wheel_position: sql`array_position(${[...wearPositions]}::text[], g.wheel_position)`,
};
const sorts = {
  brand: [names.brand],
  product_line: [names.product_line],
  tire_size: [names.tire_size],
  retread: [names.retread],
  wheel_position: [names.wheel_position],
  tires: [sql`g.tires`],
  rate: [rate],
  projected_life: [sql`${rate} * g.usable`],
};

interface Group extends Sums {
  readonly brand: string | null;
  readonly product_line: string | null;
  readonly tire_size: string | null;
  readonly retread: TreadKind;
  readonly wheel_position: WearPosition;
}

/** Reads a page of the groups of a validated selection. */
export async function readWearRates(
  db: Kysely<Schema>,
  query: RatesQuery,
  { page_number, page_size }: PageRequest,
): Promise<Page<WearRate>> {
  const groups = groupsOf(query);
  const order = listOrder(wearRatesList, sorts, query.selection, sql.join(Object.values(names)));
  const { rows } = await sql<Group & { readonly count: number }>`
    select g.*, count(*) over () as count from ${groups} order by ${order}
    limit ${page_size} offset ${(page_number - 1) * page_size}`.execute(db);
  const [first] = rows;
  return {
    rows: rows.map((group) => shownGroup(group, query.user)),
    page_number,
    page_size,
    // A page beyond the last one has no rows to take the count from.
    total_items: first?.count ?? (page_number === 1 ? 0 : await countGroups(db, query)),
  };
}

async function countGroups(db: Kysely<Schema>, query: RatesQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${groupsOf(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function shownGroup(group: Group, user: Reader): WearRate {
  const { brand, product_line, tire_size, retread, wheel_position, tires } = group;
  const { distance, worn, rate: shown, projected_life } = shownSums(group, user);
  return {
    brand,
    product_line,
    tire_size,
    retread,
    wheel_position,
    tires,
    is_small: tires < reliableFrom,
    distance,
    worn,
    rate: shown,
    projected_life,
  };
}

function shownSums({ distance, worn, usable }: Sums, user: Reader) {
  const to = wearConverters(user);
  return {
    distance: to.distance(distance),
    worn: to.tread(worn),
    rate: to.rate(distance, worn),
    projected_life: usable === null ? null : to.distance((distance / worn) * usable),
  };
}

/** Sums all tires of a selection, and counts those left out by reason. */
export async function sumWears(
  db: Kysely<Schema>,
  { user, selection, day }: RatesQuery,
): Promise<WearRates['summary']> {
  const { rows } = await sql<Sums & { readonly outcome: WearOutcome }>`
    select w.outcome, ${sums} ${wearsOf(selection, joinSpecs(day))} and ${searchCondition(selection)}
    group by w.outcome`.execute(db);
  const of = (wanted: WearOutcome) => rows.find(({ outcome }) => outcome === wanted);
  const counted = of('counted');
  const reasons = wearOutcomes.filter((outcome) => outcome !== 'counted');
  return {
    tires: counted?.tires ?? 0,
    ...(counted
      ? shownSums(counted, user)
      : { distance: 0, worn: 0, rate: null, projected_life: null }),
    left_out: Object.fromEntries(
      reasons.map((reason) => [reason, of(reason)?.tires ?? 0]),
    ) as Record<WearLeftOut, number>,
  };
}
