import { type Kysely, sql } from 'kysely';
import { readColumns } from '../../../db/read-columns.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';
import { isVisit } from '../../fleet-surveys/visits.ts';
import type { StoredFinding } from './detail-rows.ts';
import { stillMountedCondition } from './is-still-mounted.ts';

type TirePosition = Pick<StoredFinding, 'axle_number' | 'side' | 'slot'>;

/** A finding of an inspection, by its check and position. */
export interface VisitFinding extends TirePosition {
  readonly check: StoredFinding['check'];
}

interface KeptFinding extends VisitFinding {
  readonly id: number;
}

/** A tire on the unit after an inspection, and what was read of it. */
export interface VisitTire extends TirePosition {
  readonly mount_id: number | null;
  readonly has_pressure: boolean;
  readonly has_tread: boolean;
}

/** The readings and findings of an inspection. */
export interface Visit {
  readonly inspected_on: string;
  readonly lifted_axles: readonly number[];
  readonly tires: readonly VisitTire[];
  readonly findings: readonly KeptFinding[];
}

/** An inspection with the earlier ones of its unit that the reader may see, latest first. */
export interface History {
  readonly own: Visit;
  readonly before: readonly Visit[];
}

interface VisitRow extends Pick<Visit, 'inspected_on' | 'lifted_axles'> {
  readonly id: number;
  /** The inspection whose history this belongs to. */
  readonly of: number;
}

/**
 * Reads several inspections, each with the earlier ones of its unit.
 *
 * @param ids of inspections that the reader is known to see
 * @returns the histories by these ids
 */
export async function readHistories(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, History>> {
  const rows = await readVisits(db, ids);
  const all = [...new Set(rows.map(({ id }) => id))];
  const tires = byInspection(await readVisitTires(db, all));
  const findings = byInspection(await readVisitFindings(db, all));
  const histories = new Map<number, { own: Visit; before: Visit[] }>();
  for (const { id, of, inspected_on, lifted_axles } of rows) {
    const visit = { inspected_on, lifted_axles, tires: tires(id), findings: findings(id) };
    const known = histories.get(of);
    if (known) known.before.push(visit);
    else histories.set(of, { own: visit, before: [] });
  }
  return histories;
}

/** Reads the histories of all inspections of a survey. */
export async function readSurveyHistories(db: Kysely<Schema>, surveyId: number) {
  const { rows } = await sql<{ id: number }>`
    select i.id from ${unguardedTable('unit_inspections')} i where i.survey_id = ${surveyId}`.execute(
    db,
  );
  return readHistories(
    db,
    rows.map(({ id }) => id),
  );
}

/** Reads each inspection, then the earlier ones; crossings are excluded. */
const readVisits = (db: Kysely<Schema>, ids: readonly number[]): Promise<VisitRow[]> =>
  readColumns<VisitRow>(
    db,
    {
      id: sql`v.id`,
      of: sql`v.of`,
      inspected_on: sql`v.inspected_on`,
      lifted_axles: sql`v.lifted_axles`,
    },
    sql`from (
      select p.id, i.id as of, p.inspected_on, p.lifted_axles
      from ${unguardedTable('unit_inspections')} i
      join unit_inspections p on p.account_id = i.account_id and p.unit_id = i.unit_id
        and (p.id = i.id or (${isVisit('p')}
          and (p.inspected_on, p.id) < (i.inspected_on, i.id)))
      where i.id = any (${[...ids]}::int[])
      order by i.id, p.inspected_on desc, p.id desc) v`,
  );

async function readVisitTires(db: Kysely<Schema>, inspections: readonly number[]) {
  const standing = await stillMountedCondition(db, inspections);
  return readColumns<VisitTire & { readonly inspection_id: number }>(
    db,
    {
      inspection_id: sql`r.inspection_id`,
      axle_number: sql`r.axle_number`,
      side: sql`r.side`,
      slot: sql`r.slot`,
      mount_id: sql`r.mount_id`,
      has_pressure: sql`r.pressure_kpa is not null`,
      has_tread: sql`r.tread_mm is not null`,
    },
    sql`from ${unguardedTable('readings')} r
      where r.inspection_id = any (${[...inspections]}::int[]) and ${standing}`,
  );
}

const readVisitFindings = (db: Kysely<Schema>, inspections: readonly number[]) =>
  readColumns<KeptFinding & { readonly inspection_id: number }>(
    db,
    {
      id: sql`f.id`,
      inspection_id: sql`f.inspection_id`,
      check: sql`f.check_name`,
      axle_number: sql`f.axle_number`,
      side: sql`f.side`,
      slot: sql`f.slot`,
    },
    sql`from ${unguardedTable('findings')} f
      where f.inspection_id = any (${[...inspections]}::int[])`,
  );
