import {
  noCondition,
  type ScrapRemoval,
  scrapRemovalsList,
  unknownBrand,
} from '@portal/contract/analysis-reports';
import { axleRoles, positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { judgedRemovals } from './judged-removals.ts';
import { removedTireWear } from './removed-tire-wear.ts';
import type { Reader, ScrapSelection } from './scrap-selection.ts';
import { treadConverters } from './shown-treads.ts';

// Alias in the queries: `z` a removal of the report.

const conditions = sql`array(
  select c.condition from ${unguardedTable('removal_conditions')} c
  join wear_conditions w on w.code = c.condition
  where c.removal_id = z.id order by w.place)`;

const columns = sql`
  z.id, z.removed_on, z.unit_id, z.unit_number, z.fleet_name, z.fleet_location, z.survey_id,
  z.axle_number, z.side, z.slot, z.axle, z.brand, z.product_line, z.tire_size, z.caps, z.age_years, z.reason,
  ${conditions} as conditions, z.destination, z.original_tread_mm as original, z.tread_mm as tread,
  z.pull_mm as pull, z.price, z.price_source, z.casing_value, z.casing_value_source, z.lost, z.left_out`;

const unitNumber = sql`z.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  removed_on: [sql`z.removed_on`],
  fleet_name: [sql`z.fleet_name collate "und-x-icu"`],
  fleet_location: [sql`z.fleet_location collate natural_order`],
  position: [
    sql`array_position(${[...axleRoles]}::text[], z.role)`,
    sql`z.axle_number`,
    sql`z.side`,
    sql`z.slot`,
  ],
  product: [
    sql`z.brand collate "und-x-icu"`,
    sql`z.product_line collate "und-x-icu"`,
    sql`z.tire_size collate natural_order`,
  ],
  caps: [sql`z.caps`],
  age_years: [sql`z.age_years`],
  reason: [sql`array_position(${[...scrapRemovalsList.filters.reason.values]}::text[], z.reason)`],
  destination: [sql`z.destination`],
  tread: [sql`z.tread_mm`],
  price: [sql`z.price`],
  lost: [sql`z.lost`],
};

const hasCondition = (condition: RawBuilder<unknown>) => sql`exists (
  select from ${unguardedTable('removal_conditions')} c where c.removal_id = z.id ${condition})`;

/** Returns the conditions for the filters of the list. */
function filtersOf(selection: ScrapSelection): RawBuilder<unknown>[] {
  const { destination, reason, condition, brand, position, caps, age, band, counting } = selection;
  return [
    ...(destination ? [sql`z.destination = ${destination}`] : []),
    ...(reason ? [sql`z.reason = ${reason}`] : []),
    ...(condition === noCondition ? [sql`not ${hasCondition(sql``)}`] : []),
    ...(condition && condition !== noCondition
      ? [hasCondition(sql`and c.condition = ${condition}`)]
      : []),
    ...(brand ? [sql`coalesce(z.brand, ${unknownBrand}) = ${brand}`] : []),
    ...(position ? [sql`z.axle = ${position}`] : []),
    ...(caps ? [sql`z.cap_group = ${caps}`] : []),
    ...(age ? [sql`z.age = ${age}`] : []),
    ...(band ? [sql`z.band = ${band}`] : []),
    ...(counting ? [countingOf(counting)] : []),
  ];
}

function countingOf(counting: NonNullable<ScrapSelection['counting']>): RawBuilder<unknown> {
  if (counting === 'counted') return sql`z.left_out is null`;
  if (counting === 'driven') return sql`z.left_out is null and exists (select ${removedTireWear})`;
  return counting === 'left_out' ? sql`z.left_out is not null` : sql`z.left_out = ${counting}`;
}

type StoredRow = Omit<ScrapRemoval, 'position'> &
  Pick<WheelPosition, 'side' | 'slot'> & { readonly axle_number: number };

/** Reads a page of the removals of a validated selection. */
export async function readScrapRemovals(
  db: Kysely<Schema>,
  { user, selection }: { readonly user: Reader; readonly selection: ScrapSelection },
  page: PageRequest,
): Promise<Page<ScrapRemoval>> {
  const { depth } = treadConverters(user);
  const { rows, ...counts } = await readPage<StoredRow>(
    db,
    {
      columns,
      rows: sql`from ${judgedRemovals(selection)} z
        where ${sql.join([sql`true`, ...filtersOf(selection)], sql` and `)}`,
      order: listOrder(
        scrapRemovalsList,
        sorts,
        selection,
        sql`z.removed_on desc, ${unitNumber}, z.id`,
      ),
    },
    page,
  );
  return {
    ...counts,
    rows: rows.map(({ axle_number, side, slot, ...row }) => ({
      ...row,
      position: positionLabel({ axle: axle_number, side, slot }),
      age_years: row.age_years === null ? null : roundHalfUp(row.age_years, 2),
      original: depth(row.original),
      tread: depth(row.tread),
      pull: depth(row.pull),
    })),
  };
}
