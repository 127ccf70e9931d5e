import {
  type Axle,
  axleConfigurations,
  type ConfigurationCode,
} from '@portal/contract/fleet-surveys';
import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readColumns } from '../../../db/read-columns.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import { joinSpec, limitFrom } from '../limit-from.ts';
import { brand, line, type StoredDetail, type StoredFinding, size } from './detail-rows.ts';

type Db = Kysely<Schema>;

/** A reading with its tire, without the data of other tables. */
interface Reading
  extends Pick<
    StoredDetail,
    | 'reading_id'
    | 'axle_number'
    | 'side'
    | 'slot'
    | 'state'
    | 'pressure_kpa'
    | 'tread_mm'
    | 'valve'
    | 'tire_id'
    | 'resolutions'
    | 'comments'
  > {
  readonly inspection_id: number;
  readonly product_id: number | null;
  readonly life_product_id: number | null;
  readonly caps: number | null;
}

interface Inspection
  extends Pick<
    StoredDetail,
    'survey_id' | 'unit_id' | 'unit_number' | 'inspected_on' | 'configuration'
  > {
  readonly inspection_id: number;
  readonly lifted_axles: readonly number[];
}

/**
 * Reads tires with their findings, one query for each kind of rows. Earlier inspections are not
 * considered: all findings are new.
 *
 * @param where which readings `r` of inspections that the reader is known to see
 * @returns in no particular order
 */
export async function readTires(db: Db, where: RawBuilder<SqlBool>): Promise<StoredDetail[]> {
  const readings = await readReadings(db, where);
  const ids = [...new Set(readings.map(({ inspection_id }) => inspection_id))];
  const inspections = await readInspections(db, ids);
  const makes = await readMakes(db, readings);
  const findings = await readFindings(db, ids);
  const conditions = await readConditions(db, readings);
  const images = await countImages(db, ids);
  const tires: StoredDetail[] = [];
  for (const reading of readings) {
    const { inspection_id, axle_number, side, slot } = reading;
    const inspection = inspections.get(inspection_id);
    const role = inspection && roleOf(inspection.configuration, axle_number);
    if (!role) continue;
    const { inspected_on } = inspection;
    const make = makes.get(makeKey(reading)) ?? unknown;
    const found = findings(inspection_id).filter((finding) => concerns(finding, reading));
    // Field by field: with a rest pattern, a file of many rows takes several times as long.
    tires.push({
      survey_id: inspection.survey_id,
      reading_id: reading.reading_id,
      unit_inspection_id: inspection_id,
      unit_id: inspection.unit_id,
      unit_number: inspection.unit_number,
      inspected_on,
      configuration: inspection.configuration,
      axle_number,
      side,
      slot,
      role,
      is_lifted: inspection.lifted_axles.includes(axle_number),
      state: reading.state,
      pressure_kpa: reading.pressure_kpa,
      tread_mm: reading.tread_mm,
      findings: found.map(({ inspection_id: _, ...finding }) => ({
        ...finding,
        standing: 'new',
        found_first: inspected_on,
      })),
      wear_conditions: conditions.get(reading.reading_id) ?? [],
      valve: reading.valve,
      tire_id: reading.tire_id,
      brand: make.brand,
      product_line: make.product_line,
      tire_size: make.tire_size,
      images: images.get(placeKey(reading)) ?? 0,
      resolutions: reading.resolutions,
      comments: reading.comments,
    });
  }
  return tires;
}

function roleOf(code: ConfigurationCode, axle: number): Axle['role'] | undefined {
  const { axles }: { readonly axles: readonly Axle[] } = axleConfigurations[code];
  return axles[axle - 1]?.role;
}

type TirePosition = Pick<StoredFinding, 'axle_number' | 'side' | 'slot'>;

const concerns = (finding: TirePosition, { axle_number, side, slot }: TirePosition): boolean =>
  finding.axle_number === axle_number &&
  (finding.side === null || finding.side === side) &&
  (finding.slot === null || finding.slot === slot);

async function readReadings(db: Db, where: RawBuilder<SqlBool>): Promise<Reading[]> {
  return readColumns<Reading>(
    db,
    {
      inspection_id: sql`r.inspection_id`,
      reading_id: sql`r.id`,
      axle_number: sql`r.axle_number`,
      side: sql`r.side`,
      slot: sql`r.slot`,
      state: sql`r.state`,
      pressure_kpa: sql`r.pressure_kpa`,
      tread_mm: sql`r.tread_mm`,
      valve: sql`r.valve`,
      tire_id: sql`m.tire_id`,
      resolutions: sql`r.resolution`,
      comments: sql`r.comments`,
      product_id: sql`t.product_id`,
      life_product_id: sql`l.product_id`,
      caps: sql`m.caps`,
    },
    sql`from ${unguardedTable('readings')} r
      left join ${unguardedTable('mounts')} m on m.id = r.mount_id
      left join ${unguardedTable('tires')} t on t.id = m.tire_id
      left join ${unguardedTable('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
      where ${where}`,
  );
}

async function readInspections(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Inspection>> {
  const rows = await readColumns<Inspection>(
    db,
    {
      inspection_id: sql`i.id`,
      survey_id: sql`i.survey_id`,
      unit_id: sql`i.unit_id`,
      unit_number: sql`i.unit_number`,
      inspected_on: sql`i.inspected_on`,
      configuration: sql`i.configuration`,
      lifted_axles: sql`i.lifted_axles`,
    },
    sql`from ${unguardedTable('unit_inspections')} i where i.id = any (${[...ids]}::int[])`,
  );
  return new Map(rows.map((row) => [row.inspection_id, row]));
}

type ProductNames = Pick<StoredDetail, 'brand' | 'product_line' | 'tire_size'>;
type ProductKey = Pick<Reading, 'product_id' | 'life_product_id' | 'caps'>;

const unknown: ProductNames = { brand: null, product_line: null, tire_size: null };
const makeKey = ({ product_id, life_product_id, caps }: ProductKey): string =>
  `${product_id} ${life_product_id} ${caps}`;

/** Many tires share few makes: each make is looked up once. */
async function readMakes(
  db: Db,
  readings: readonly ProductKey[],
): Promise<ReadonlyMap<string, ProductNames>> {
  const each = [...new Map(readings.map((made) => [makeKey(made), made])).values()];
  const rows = await readColumns<ProductNames & ProductKey>(
    db,
    {
      product_id: sql`m.product_id`,
      life_product_id: sql`m.life_product_id`,
      caps: sql`m.caps`,
      brand,
      product_line: line,
      tire_size: size,
    },
    sql`from unnest(
        ${each.map(({ product_id }) => product_id)}::int[],
        ${each.map(({ life_product_id }) => life_product_id)}::int[],
        ${each.map(({ caps }) => caps)}::int[]
      ) m (product_id, life_product_id, caps)
      left join products tp on tp.id = m.product_id
      left join products lp on lp.id = m.life_product_id`,
  );
  return new Map(rows.map((row) => [makeKey(row), row]));
}

type FoundRow = Omit<StoredFinding, 'standing' | 'found_first'> & {
  readonly inspection_id: number;
};

/** Findings of inspections, worst first. */
async function readFindings(db: Db, inspections: readonly number[]) {
  const rows = await readColumns<FoundRow>(
    db,
    {
      inspection_id: sql`f.inspection_id`,
      finding_id: sql`f.id`,
      check: sql`f.check_name`,
      severity: sql`f.severity`,
      axle_number: sql`f.axle_number`,
      side: sql`f.side`,
      slot: sql`f.slot`,
      measured: sql`f.measured`,
      limit: sql`f.limit_value`,
      spec_source: sql`f.spec_source`,
      spec_valid_from: sql`f.spec_valid_from`,
    },
    sql`from (
      select f.*, ${limitFrom} from ${unguardedTable('findings')} f ${joinSpec}
      where f.inspection_id = any (${[...inspections]}::int[])
      order by f.severity, f.id) f`,
  );
  return byInspection(rows);
}

type Conditions = SurveyDetailRow['wear_conditions'];

async function readConditions(
  db: Db,
  readings: readonly Pick<Reading, 'reading_id'>[],
): Promise<ReadonlyMap<number, Conditions>> {
  const ids = readings.map(({ reading_id }) => reading_id);
  const { rows } = await sql<{ reading_id: number; conditions: Conditions }>`
    select c.reading_id, json_agg(c.condition order by w.place) as conditions
    from ${unguardedTable('reading_conditions')} c join wear_conditions w on w.code = c.condition
    where c.reading_id = any (${ids}::int[])
    group by c.reading_id`.execute(db);
  return new Map(rows.map((row) => [row.reading_id, row.conditions]));
}

type ReadingPlace = Pick<Reading, 'inspection_id' | 'axle_number' | 'side' | 'slot' | 'tire_id'>;

const placeKey = ({ inspection_id, axle_number, side, slot, tire_id }: ReadingPlace): string =>
  `${inspection_id} ${axle_number} ${side} ${slot} ${tire_id}`;

/** Counts the photos of the tires at each position of inspections. */
async function countImages(
  db: Db,
  inspections: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<ReadingPlace & { count: number }>`
    select p.inspection_id, p.axle_number, p.side, p.slot, p.tire_id, count(*) as count
    from ${unguardedTable('images')} p
    where p.inspection_id = any (${[...inspections]}::int[]) and p.axle_number is not null
      and p.deleted_at is null
    group by p.inspection_id, p.axle_number, p.side, p.slot, p.tire_id`.execute(db);
  return new Map(rows.map((row) => [placeKey(row), row.count]));
}
