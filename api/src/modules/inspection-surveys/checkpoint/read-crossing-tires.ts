import {
  type AxleRole,
  axleConfigurations,
  type ConfigurationCode,
  concerns,
  positionsOf,
  type ReadingState,
  type Side,
  type Slot,
} from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import { readColumns } from '../../../db/read-columns.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import { joinSpec } from '../limit-from.ts';
import { crossingTables } from './crossing-rows.ts';
import { findingFields, type WireFinding } from './read-crossing-findings.ts';

type StoredFinding = WireFinding<CrossingDetail['findings'][number]>;

/** A tire position of a unit in a crossing, with its reading and findings in kPa and mm. */
export interface CrossingTire {
  readonly survey_id: number;
  readonly axle_number: number;
  readonly role: AxleRole;
  readonly side: Side;
  readonly slot: Slot;
  readonly is_lifted: boolean;
  readonly state: ReadingState | null;
  readonly pressure_kpa: number | null;
  readonly tread_mm: number | null;
  readonly hot_allowance_kpa: number | null;
  /** Findings of the tire, its pair and its axle. */
  readonly findings: readonly StoredFinding[];
}

interface Crossed {
  readonly survey_id: number;
  readonly inspection_id: number;
  readonly configuration: ConfigurationCode;
  readonly lifted_axles: readonly number[];
  readonly hot_allowance_kpa: number | null;
}

/**
 * Reads every tire position of the units in crossings, read or not: in the order of the ids, then
 * in wheel order.
 */
export async function readCrossingTires(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
): Promise<CrossingTire[]> {
  const ids = [...surveyIds];
  const crossed = await sql<Crossed>`
    select c.survey_id, i.id as inspection_id, i.configuration, i.lifted_axles, c.hot_allowance_kpa
    ${crossingTables} where c.survey_id = any (${ids}::int[])
    order by array_position(${ids}::int[], c.survey_id)`.execute(db);
  const inspections = crossed.rows.map(({ inspection_id }) => inspection_id);
  const readings = byInspection(await readReadings(db, inspections));
  const findings = byInspection(await readFindings(db, inspections));
  return crossed.rows.flatMap((crossing) =>
    tiresOf(crossing, readings(crossing.inspection_id), findings(crossing.inspection_id)),
  );
}

/** Files have very many of these, so each is built as one object literal. */
function tiresOf(
  { survey_id, configuration, lifted_axles, hot_allowance_kpa }: Crossed,
  readings: readonly CrossingReading[],
  findings: readonly StoredFinding[],
): CrossingTire[] {
  const { axles } = axleConfigurations[configuration];
  return positionsOf(axleConfigurations[configuration]).map((place) => {
    const { axle, side, slot } = place;
    const reading = readings.find(
      (each) => each.axle_number === axle && each.side === side && each.slot === slot,
    );
    return {
      survey_id,
      hot_allowance_kpa,
      axle_number: axle,
      role: axles[axle - 1]?.role ?? 'trailer',
      side,
      slot,
      is_lifted: lifted_axles.includes(axle),
      state: reading?.state ?? null,
      pressure_kpa: reading?.pressure_kpa ?? null,
      tread_mm: reading?.tread_mm ?? null,
      findings: findings.filter((each) =>
        concerns({ axle: each.axle_number, side: each.side, slot: each.slot }, place),
      ),
    };
  });
}

type CrossingReading = Pick<
  CrossingTire,
  'axle_number' | 'side' | 'slot' | 'pressure_kpa' | 'tread_mm'
> & {
  readonly inspection_id: number;
  readonly state: ReadingState;
};

const readReadings = (db: Kysely<Schema>, inspections: readonly number[]) =>
  readColumns<CrossingReading>(
    db,
    {
      inspection_id: sql`r.inspection_id`,
      axle_number: sql`r.axle_number`,
      side: sql`r.side`,
      slot: sql`r.slot`,
      state: sql`r.state`,
      pressure_kpa: sql`r.pressure_kpa`,
      tread_mm: sql`r.tread_mm`,
    },
    sql`from ${unguardedTable('readings')} r where r.inspection_id = any (${[...inspections]}::int[])`,
  );

/** Worst first. */
async function readFindings(db: Kysely<Schema>, inspections: readonly number[]) {
  const { rows } = await sql<StoredFinding & { readonly inspection_id: number }>`
    select f.inspection_id, ${findingFields} from ${unguardedTable('findings')} f ${joinSpec}
    where f.inspection_id = any (${[...inspections]}::int[])
    order by f.severity, f.axle_number, f.id`.execute(db);
  return rows;
}
