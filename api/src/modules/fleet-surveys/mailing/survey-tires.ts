import {
  axleConfigurations,
  type ConfigurationCode,
  concerns,
  type Finding,
  isOfPressure,
  surveyReportWords as keys,
  positionLabel,
  positionsOf,
  type ReadingState,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type MeasureUnit, unitsOf } from '@portal/contract/portal';
import { formatMeasure, toShown } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Cell, ExportTable, TableColumn } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { tireFindingText } from '../finding-text.ts';

/** A reading as stored: mm and kPa. */
interface StoredReading extends WheelPosition {
  readonly inspection_id: number;
  readonly unit_number: string;
  readonly configuration: ConfigurationCode;
  readonly is_lifted: boolean;
  readonly state: ReadingState;
  readonly pressure_kpa: number | null;
  readonly tread_mm: number | null;
  readonly treads_mm: readonly number[];
  readonly tire: string;
  readonly tin: string | null;
  readonly conditions: readonly string[];
  readonly valve: string | null;
  readonly resolution: string | null;
  readonly comments: string;
}

type StoredFinding = Finding & { readonly inspection_id: number };

interface TableContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly words: LocalizedTexts;
}

/** Returns the tires read by a survey, by unit and axle; null if there are none. */
export async function surveyTires(
  reading: TableContext,
  surveyId: number,
): Promise<ExportTable | null> {
  const { db, user, words } = reading;
  const readings = await readReadings(db, surveyId);
  if (readings.length === 0) return null;
  const findings = await readFindings(db, surveyId);
  const units = unitsOf[user.unitOfMeasurement];
  const rows = readings.map((each) => {
    const own = findings.filter(
      (one) => one.inspection_id === each.inspection_id && concerns(one, each),
    );
    return { cells: cellsOf(each, own, { words, units }), level: 0 as const };
  });
  return { columns: columnsOf(words, units), rows };
}

async function readReadings(db: Kysely<Schema>, surveyId: number): Promise<StoredReading[]> {
  const { rows } = await sql<StoredReading>`
    select r.inspection_id, i.unit_number, i.configuration, r.axle_number as axle, r.side, r.slot,
      r.axle_number = any (i.lifted_axles) as is_lifted,
      r.state, r.pressure_kpa, r.tread_mm, r.treads_mm, r.valve, r.resolution, r.comments,
      concat_ws(' ', tp.brand, tp.line, coalesce(tp.size, lp.size),
        case when m.caps > 0 then concat_ws(' ', '/', lp.brand, lp.line) end) as tire, t.tin,
      array(select c.condition from reading_conditions c
        join wear_conditions w on w.code = c.condition
        where c.reading_id = r.id order by w.place) as conditions
    from readings r
    join unit_inspections i on i.id = r.inspection_id
    left join mounts m on m.id = r.mount_id
    left join tires t on t.id = m.tire_id
    left join tire_lives l on l.tire_id = m.tire_id and l.caps = m.caps
    left join products tp on tp.id = t.product_id
    left join products lp on lp.id = l.product_id
    where i.survey_id = ${surveyId}
    order by i.id`.execute(db);
  const place = (row: StoredReading) =>
    positionsOf(axleConfigurations[row.configuration]).findIndex(
      ({ axle, side, slot }) => axle === row.axle && side === row.side && slot === row.slot,
    );
  return rows.sort(
    (one, other) => one.inspection_id - other.inspection_id || place(one) - place(other),
  );
}

async function readFindings(db: Kysely<Schema>, surveyId: number): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select f.inspection_id, f.check_name as check, f.severity, f.axle_number as axle, f.side, f.slot,
      f.measured, f.limit_value as limit, f.spec_id as "specId"
    from findings f
    join unit_inspections i on i.id = f.inspection_id
    where i.survey_id = ${surveyId}
    order by f.id`.execute(db);
  return rows;
}

type Units = (typeof unitsOf)[keyof typeof unitsOf];

const isFine = (unit: MeasureUnit) => unit === 'bar' || unit === 'mm';

function columnsOf({ t }: LocalizedTexts, { pressure, tread }: Units): TableColumn[] {
  const text = (key: string): TableColumn => ({ heading: t(key), format: 'text' });
  const measure = (key: string, unit: MeasureUnit): TableColumn => ({
    heading: t(key, { unit: t(`measure_unit.${unit}`) }),
    format: isFine(unit) ? 'ratio' : 'mean',
  });
  return [
    text(keys.unitNumber),
    text(keys.position),
    text(keys.tire),
    text(keys.tin),
    text(keys.tireState),
    measure(keys.pressure, pressure),
    measure(keys.tread, tread),
    { ...measure(keys.treads, tread), format: 'text' },
    text(keys.findings),
    text(keys.wear),
    text(keys.valve),
    text(keys.resolution),
    text(keys.tireComments),
  ];
}

interface TextContext {
  readonly words: LocalizedTexts;
  readonly units: Units;
}

function cellsOf(
  reading: StoredReading,
  findings: readonly Finding[],
  spoken: TextContext,
): Cell[] {
  const { words, units } = spoken;
  const { t } = words;
  const { tire, tin, state, pressure_kpa, tread_mm, treads_mm, valve, resolution, conditions } =
    reading;
  const shown = (stored: number | null, unit: MeasureUnit) =>
    stored === null ? null : toShown(stored, unit);
  return [
    reading.unit_number,
    positionLabel(reading),
    tire,
    tin ?? '',
    t(`tire_state.${reading.is_lifted ? 'lifted' : state}`),
    shown(pressure_kpa, units.pressure),
    shown(tread_mm, units.tread),
    treads_mm.map((each) => formatMeasure(each, units.tread)).join(', '),
    findings
      .map((finding) => {
        const unit = isOfPressure(finding) ? units.pressure : units.tread;
        return tireFindingText({ ...finding, unit }, words);
      })
      .join('; '),
    conditions.map((condition) => t(`wear.${condition}`)).join(', '),
    valve === null ? '' : t(`valve.${valve}`),
    resolution === null ? '' : t(`resolution.${resolution}`),
    reading.comments,
  ];
}
