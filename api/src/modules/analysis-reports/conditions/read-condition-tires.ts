import {
  type ConditionLoss,
  type ConditionTire,
  type ConditionTireGroup,
  type ConditionTiresRequest,
  conditionTiresList,
} from '@portal/contract/analysis-reports';
import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { unknownName } from '@portal/contract/reports';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { LossShares } from '../../../settings.ts';
import { productConverters } from '../product/shown-products.ts';
import type { Reader } from './condition-selection.ts';
import { savedCopyUnits } from './inspected-units.ts';
import { judgedTires } from './judged-tires.ts';

// Aliases in the queries: `n` a tire, `p` its product, `l` its location, `a` its account.

const nameOrUnknown = (column: string) =>
  sql`coalesce(${sql.ref(`p.${column}`)}, ${sql.lit(unknownName)})`;
const tireType = sql`case when n.is_retread then 'retread' else 'new' end`;

const flagged = sql`array(
  select c.condition from ${unguardedTable('reading_conditions')} c
  join wear_conditions w on w.code = c.condition
  where c.reading_id = n.reading_id order by w.place)`;

const columns = sql`
  n.reading_id, n.survey_id, n.unit_id, n.unit_number, n.axle_number, n.side, n.slot, n.role as wheel_position,
  ${fleetName} as fleet_name, ${locationName} as fleet_location, n.inspected_on, ${nameOrUnknown('brand')} as brand,
  ${nameOrUnknown('line')} as product_line, ${nameOrUnknown('size')} as tire_size, ${tireType} as tire_type, n.tread_mm::float8 as tread,
  n.pressure_kpa::float8 as pressure, n.target_kpa::float8 as target, n.valve, ${flagged} as conditions, n.cause,
  n.loss::float8 as loss, n.left_out, n.original_tread_mm::float8 as original_tread, n.pull_mm::float8 as pull_depth,
  n.price::float8 as price, n.price_source, n.casing_value::float8 as casing_value`;

const unitNumber = sql`n.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  inspected_on: [sql`n.inspected_on`],
  brand: [
    sql`${nameOrUnknown('brand')} collate "und-x-icu"`,
    sql`${nameOrUnknown('line')} collate natural_order`,
    sql`${nameOrUnknown('size')} collate natural_order`,
  ],
  tread: [sql`n.tread_mm`],
  pressure: [sql`n.pressure_kpa`],
  loss: [sql`n.loss`],
  fleet_location: [sql`${locationName} collate natural_order`],
};

/** The key of each grouping; wear is missing, because a tire may have several flags. */
const groups: Readonly<Record<Exclude<ConditionTireGroup, 'wear'>, RawBuilder<unknown>>> = {
  pressure_bands: sql`n.pressure_band`,
  tread_bands: sql`n.tread_band`,
  tire_types: tireType,
  brands: nameOrUnknown('brand'),
  sizes: nameOrUnknown('size'),
  valves: sql`n.valve`,
  positions: sql`n.role`,
  causes: sql`n.cause`,
  left_out_reasons: sql`n.left_out`,
  price_sources: sql`n.price_source`,
  locations: sql`n.location_id::text`,
};

const isOf = (group: ConditionTireGroup, key: string) =>
  group === 'wear'
    ? sql`exists (
        select from ${unguardedTable('reading_conditions')} c
        where c.reading_id = n.reading_id and c.condition = ${key})`
    : sql`${groups[group]} = ${key}`;

const losses: Readonly<Record<ConditionLoss, RawBuilder<unknown>>> = {
  at_risk: sql`n.cause is not null`,
  counted: sql`n.loss is not null`,
  left_out: sql`n.left_out is not null`,
};

/** The tires of a report, judged with the accounts and shares that it was made with. */
const tiresOf = (
  reportId: number,
  { account_ids, shares }: Pick<ConditionTiresQuery, 'account_ids' | 'shares'>,
) => sql`(
  with looked as materialized (${savedCopyUnits(reportId)}), ${judgedTires(account_ids, shares)}
  select judged.*, looked.unit_id, looked.unit_number, looked.survey_id
  from judged join looked on looked.id = judged.inspection_id)`;

type StoredTire = Omit<ConditionTire, 'wheel'> &
  Pick<WheelPosition, 'side' | 'slot'> & { readonly axle_number: number };

interface ConditionTiresQuery {
  readonly user: Reader;
  /** The accounts that the report was made with; empty for all. */
  readonly account_ids: readonly number[];
  /** The shares lost, by cause. */
  readonly shares: LossShares;
  readonly selection: Omit<ConditionTiresRequest, keyof PageRequest>;
}

/** Reads a page of the tires behind a figure of a saved copy that its user may open. */
export async function readConditionTires(
  db: Kysely<Schema>,
  { user, selection, ...of }: ConditionTiresQuery,
  page: PageRequest,
): Promise<Page<ConditionTire>> {
  const { id, group_by, group_key, loss, keyword = '' } = selection;
  const conditions = [
    holdsKeyword(keyword.trim(), [
      sql`n.unit_number`,
      ...['brand', 'line', 'size'].map(nameOrUnknown),
      sql`l.name`,
      sql`l.code`,
      sql`a.name`,
      sql`a.nonsig`,
    ]),
    ...(group_by && group_key !== undefined ? [isOf(group_by, group_key)] : []),
    ...(loss ? [losses[loss]] : []),
  ];
  const { rows, ...counts } = await readPage<StoredTire>(
    db,
    {
      columns,
      rows: sql`from ${tiresOf(id, of)} n
        join ${unguardedTable('locations')} l on l.id = n.location_id
        join ${unguardedTable('accounts')} a on a.id = n.account_id
        left join products p on p.id = n.product_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(
        conditionTiresList,
        sorts,
        selection,
        sql`${unitNumber}, n.unit_id, n.axle_number, n.side, n.slot, n.reading_id`,
      ),
      isComputed: true,
    },
    page,
  );
  const { tread, pressure } = productConverters(user);
  return {
    ...counts,
    rows: rows.map(({ axle_number: axle, side, slot, ...row }) => ({
      ...row,
      wheel: positionLabel({ axle, side, slot }),
      tread: tread(row.tread),
      original_tread: tread(row.original_tread),
      pull_depth: tread(row.pull_depth),
      pressure: pressure(row.pressure),
      // The target is never null.
      target: pressure(row.target) ?? 0,
    })),
  };
}
