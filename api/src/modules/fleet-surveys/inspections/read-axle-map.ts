import type { AxleMap } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { readInspections } from '../inspection-rows.ts';
import { readSurveyRows } from '../survey-rows.ts';
import { describeAxleMap, type Reader } from './axle-map.ts';
import { byInspection } from './by-inspection.ts';
import { readChanges } from './read-changes.ts';
import { readFindingsOfEach } from './read-findings.ts';
import { readChecklists } from './unit-checks/checklist.ts';
import { readWheelEndsOfEach } from './unit-checks/wheel-end-rows.ts';
import { type InspectedUnit, readWheelsOfEach } from './wheel-rows.ts';

/** Reads a unit in a survey with its axles, tires, readings and findings, in the reader's units. */
export async function readAxleMap(
  db: Kysely<Schema>,
  unit: InspectedUnit,
  user: Reader,
): Promise<AxleMap> {
  const [map] = await readAxleMaps(db, [unit], user);
  if (!map) throw new Error(`Inspection ${unit.inspection.id} has gone.`);
  return map;
}

/** Like {@link readAxleMap}, for several units, in their order. */
export async function readAxleMaps(
  db: Kysely<Schema>,
  units: readonly InspectedUnit[],
  user: Reader,
): Promise<AxleMap[]> {
  const ids = units.map(({ inspection }) => inspection.id);
  const wheels = await wheelsOfEach(db, units);
  const findings = await readFindingsOfEach(db, ids);
  const rows = await readInspections(db, sql`i.id = any (${ids}::int[])`, user);
  const rowOf = new Map(rows.map((row) => [row.unit_inspection_id, row]));
  const changes = byInspection(await changesOf(db, ids));
  const surveys = await readSurveyRows(
    db,
    units.map(({ survey }) => survey.id),
  );
  const checklists = await readChecklists(db, ids);
  const ends = await readWheelEndsOfEach(db, units);
  return units.map(({ survey: { id: surveyId }, inspection: { id, ...inspection } }, index) => {
    const survey = surveys.get(surveyId);
    const row = rowOf.get(id);
    if (!survey || !row) throw new Error(`Inspection ${id} has gone.`);
    const parts = {
      survey,
      inspection: row,
      configuration: inspection.configuration,
      liftedAxles: inspection.lifted_axles,
      odometerKm: inspection.odometer_km,
      wheels: wheels[index] ?? [],
      findings: findings(id),
      changes: changes(id),
      checklist: checklists(id),
      ends: ends[index] ?? [],
    };
    return describeAxleMap(parts, user);
  });
}

/** Few units have changes, so obstacles are queried only where there are any. */
async function changesOf(db: Kysely<Schema>, inspections: readonly number[]) {
  const found = await db
    .selectFrom('tire_changes')
    .select('id')
    .where(sql<boolean>`inspection_id = any (${inspections}::int[])`)
    .where('undone_at', 'is', null)
    .execute();
  if (found.length === 0) return [];
  return readChanges(db, sql<boolean>`c.id = any (${found.map(({ id }) => id)}::int[])`);
}

/** A write has already read the wheels of its only unit. */
async function wheelsOfEach(db: Kysely<Schema>, units: readonly InspectedUnit[]) {
  const [only] = units;
  return units.length === 1 && only?.wheels ? [only.wheels] : readWheelsOfEach(db, units);
}
