import type {
  ConditionCheck,
  ConditionGrouping,
  LossCause,
  LossLeftOut,
  PriceSource,
} from '@portal/contract/analysis-reports';
import type { AxleRole, ImageMark, Severity } from '@portal/contract/fleet-surveys';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

/** Sums over a group of tires; mm. */
export interface TireSums {
  readonly tires: number;
  readonly tread_read: number;
  readonly tread: number | null;
  readonly pressure_read: number;
  readonly underinflated: number;
  readonly caused: number;
  readonly counted: number;
  readonly loss: number | null;
}

/** A group of tires: by a grouping, a cause of loss, a location, or the spec that applied. */
export interface TireGroup extends TireSums {
  readonly kind:
    | ConditionGrouping
    | 'all'
    | 'causes'
    | 'left_out_reasons'
    | 'price_sources'
    | 'places'
    | 'specs';
  readonly key: string | null;
  readonly account_id: number | null;
  readonly location_id: number | null;
  readonly role: AxleRole | null;
  readonly cause: LossCause | null;
  readonly left_out: LossLeftOut | null;
  readonly price_source: PriceSource | null;
  readonly spec_location: number | null;
  readonly spec_from: string | null;
  /** kPa. */
  readonly spec_target: number | null;
  readonly spec_pull: number | null;
}

const isGroupedBy = (column: string) => sql`grouping(${sql.ref(column)}) = 0`;

/**
 * The column that identifies each grouping; groupings that also contain another one's column come
 * first.
 */
const tireKinds = {
  specs: 'spec_target',
  places: 'location_id',
  positions: 'role',
  pressure_bands: 'pressure_band',
  tread_bands: 'tread_band',
  tire_types: 'tire_type',
  brands: 'brand',
  sizes: 'size',
  valves: 'valve',
  causes: 'cause',
  left_out_reasons: 'left_out',
  price_sources: 'price_source',
} as const;

const kindOf = (kinds: Readonly<Record<string, string>>) =>
  sql`case ${sql.join(
    Object.entries(kinds).map(
      ([kind, column]) => sql`when ${isGroupedBy(column)} then ${sql.lit(kind)}`,
    ),
    sql` `,
  )} else 'all' end`;

const sets = (columns: readonly (readonly string[])[]) =>
  sql.join(columns.map((set) => sql`(${sql.join(set.map((column) => sql.ref(column)))})`));

const single = ['pressure_band', 'tread_band', 'tire_type', 'brand', 'size', 'valve'];

/** Sums the tires `judged` by every grouping, in one pass. */
const tireGroups = sql`
  select ${kindOf(tireKinds)} as kind,
    coalesce(${sql.join(single.map((column) => sql.ref(column)))}) as key, role, cause, left_out, price_source,
    account_id, location_id, spec_location, spec_from, spec_target,
    spec_pull, count(*) as tires, count(tread_mm) as tread_read, sum(tread_mm) as tread, count(pressure_kpa) as pressure_read,
    count(*) filter (where pressure_band in ('critical', 'low')) as underinflated,
    count(cause) as caused, count(loss) as counted, sum(loss) as loss
  from (
    select j.*, round(j.target_kpa, 3) as spec_target, round(j.pull_mm, 3) as spec_pull,
      case when j.is_retread then 'retread' else 'new' end as tire_type,
      coalesce(p.brand, ${unknownName}) as brand, coalesce(p.size, ${unknownName}) as size
    from judged j left join products p on p.id = j.product_id) named
  group by grouping sets ((), ${sets([
    ...[...single, 'role', 'cause', 'left_out', 'price_source'].map((column) => [column]),
    ['account_id', 'location_id'],
    ['account_id', 'role', 'spec_location', 'spec_from', 'spec_target', 'spec_pull'],
  ])})`;

/** Sums over a group of inspected units. */
export interface UnitSums {
  readonly units: number;
  readonly units_with_exceptions: number;
  readonly tires_expected: number;
  readonly tires: number;
  readonly critical: number;
  readonly warning: number;
  readonly wear: number;
  readonly units_with_wear: number;
  readonly valves: number;
  readonly units_with_valves: number;
}

export interface UnitGroup extends UnitSums {
  readonly kind: 'all' | 'types' | 'vocations' | 'configurations' | 'places' | 'owners' | 'surveys';
  readonly key: string | null;
  readonly account_id: number | null;
  readonly location_id: number | null;
  readonly owner_id: number | null;
  readonly survey_id: number | null;
}

const unitKinds = {
  owners: 'owner_id',
  places: 'location_id',
  surveys: 'survey_id',
  types: 'type',
  vocations: 'vocation',
  configurations: 'configuration',
} as const;

/** The report's key for a group of units: account and owner, or the account alone. */
export const ownerKeyOf = ({
  account_id,
  owner_id,
}: Pick<UnitGroup, 'account_id' | 'owner_id'>): string =>
  owner_id === null ? String(account_id) : `${account_id}-${owner_id}`;

/** The same key in SQL, for an inspection `n`. */
export const ownerKey = sql`concat_ws('-', n.account_id, n.owner_id)`;

const hasExceptions = sql`warnings + criticals + flagged_wear + flagged_valves > 0`;
const total = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::int`;

/** Sums the inspections `looked` by every grouping. */
const unitGroups = sql`
  select ${kindOf(unitKinds)} as kind, coalesce(type, vocation, configuration) as key,
    account_id, location_id, owner_id, survey_id,
    count(*) as units, count(*) filter (where ${hasExceptions}) as units_with_exceptions,
    ${total('tires_expected')} as tires_expected, ${total('tires_read')} as tires,
    ${total('criticals')} as critical, ${total('warnings')} as warning,
    ${total('flagged_wear')} as wear, count(*) filter (where flagged_wear > 0) as units_with_wear,
    ${total('flagged_valves')} as valves, count(*) filter (where flagged_valves > 0) as units_with_valves
  from looked
  group by grouping sets ((), ${sets([
    ['type'],
    ['vocation'],
    ['configuration'],
    ['survey_id'],
    ['account_id', 'location_id'],
    ['account_id', 'owner_id'],
  ])})`;

export interface CheckGroup {
  readonly check: Exclude<ConditionCheck, 'wear' | 'valve'>;
  readonly critical: number;
  readonly warning: number;
  readonly units: number;
}

const checkGroups = sql`
  select check_name as check, count(*) filter (where severity = 'critical') as critical,
    count(*) filter (where severity = 'warning') as warning, count(distinct inspection_id) as units
  from found group by check_name`;

export interface WearGroup {
  readonly key: string;
  readonly tires: number;
}

const wearGroups = sql`
  select c.condition as key, count(*) as tires
  from judged j join ${unguardedTable('reading_conditions')} c on c.reading_id = j.reading_id
  group by c.condition order by count(*) desc, c.condition`;

/** A photo of an inspected unit, or of a tire position on it. */
export interface ConditionPhoto {
  readonly storage_id: string;
  readonly survey_id: number;
  readonly unit_id: number;
  readonly unit_number: string;
  readonly location_id: number;
  readonly inspected_on: string;
  readonly axle_number: number | null;
  readonly side: 'left' | 'right' | null;
  readonly slot: 'outer' | 'inner' | 'single' | null;
  readonly tire_id: number | null;
  readonly severity: Severity | null;
  readonly content_hash: string;
  readonly width: number;
  readonly height: number;
  readonly layer: ImageMark[];
  readonly taken_by: string;
  readonly taken_at: string;
}

/**
 * Findings at the position in a photo, or on the whole unit in it; a finding of an axle counts for
 * each of its tires.
 */
const concernsPhoto = sql`f.inspection_id = k.id and (g.axle_number is null or f.axle_number = g.axle_number
  and (f.side is null or f.side = g.side) and (f.slot is null or f.slot = g.slot))`;

/**
 * The photos of the inspections `looked`: first tires with critical findings, then tires with
 * warnings, then units with either, then the rest.
 */
const photos = (most: number) => sql`
  select g.storage_id, k.survey_id, k.unit_id, k.unit_number, k.location_id, k.inspected_on, g.axle_number,
    g.side, g.slot, g.tire_id, w.severity, g.content_hash, p.width, p.height, g.layer, g.taken_by, g.taken_at
  from looked k
  join ${unguardedTable('images')} g on g.inspection_id = k.id and g.deleted_at is null
  join ${unguardedTable('pictures')} p on p.content_hash = g.content_hash
  cross join lateral (select min(f.severity) as severity from found f where ${concernsPhoto}) w
  order by w.severity is null, g.axle_number is null, w.severity, g.taken_at desc, g.id limit ${most}`;

export interface ConditionSums {
  readonly tire_groups: TireGroup[];
  readonly unit_groups: UnitGroup[];
  readonly check_groups: CheckGroup[];
  readonly wear_groups: WearGroup[];
  readonly photos: ConditionPhoto[];
  /** The inspections behind all sums. */
  readonly inspection_ids: number[];
}

const listOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(each), '[]') from (${rows}) each)`;

/**
 * All sums over the inspections `looked` and their tires `judged`, as the columns of one row.
 *
 * @param mostPhotos the maximum number of photos
 */
export const conditionSums = (mostPhotos: number): RawBuilder<unknown> => sql`
  select ${listOf(tireGroups)} as tire_groups, ${listOf(unitGroups)} as unit_groups,
    ${listOf(checkGroups)} as check_groups, ${listOf(wearGroups)} as wear_groups,
    ${listOf(photos(mostPhotos))} as photos,
    (select coalesce(json_agg(id order by id), '[]') from looked) as inspection_ids`;
