import {
  type CheckLimits,
  checkLimits,
  countsOf,
  crossingLimits,
  type Finding,
  findingsOf,
  flagsOf,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { findingRows } from '../../../db/finding-rows.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredInspection, SurveyInspection } from './find-inspection.ts';
import type { StoredWheel } from './stored-wheel.ts';
import { type InspectedUnit, readWheelsOfEach } from './wheel-rows.ts';

type Columns = Partial<
  Pick<
    StoredInspection,
    'state' | 'odometer_km' | 'hours' | 'comments' | 'lifted_axles' | 'revision' | 'changed_at'
  >
>;

/** An inspection with its wheels, and the findings and counts that follow from them. */
interface JudgedInspection {
  readonly inspection: StoredInspection;
  readonly wheels: readonly StoredWheel[];
  readonly findings: readonly Finding[];
  readonly counts: ReturnType<typeof countsOf> &
    ReturnType<typeof flagsOf> &
    Pick<StoredInspection, 'tires_expected'>;
}

/**
 * Writes the findings and counts of an inspection, after its readings or lifted axles have changed.
 *
 * @param columns further columns of the inspection to write
 * @returns the unit as it is now
 */
export async function judge(
  transaction: Kysely<Schema>,
  { survey, inspection }: SurveyInspection,
  columns: Columns,
): Promise<InspectedUnit> {
  const changed = { survey, inspection: { ...inspection, ...columns } };
  const [judged] = await judgedOf(transaction, [changed], { previous: true });
  if (!judged) throw new Error(`Inspection ${inspection.id} was not judged.`);
  await writeFindings(transaction, [judged]);
  await transaction
    .updateTable('unit_inspections')
    .set({ ...columns, ...judged.counts })
    .where('id', '=', inspection.id)
    .execute();
  return { ...changed, wheels: judged.wheels };
}

/**
 * Like {@link judge}, for several inspections at once, whose `state` and `changed_at` are written
 * as given.
 */
export async function judgeEach(
  transaction: Kysely<Schema>,
  units: readonly SurveyInspection[],
): Promise<void> {
  const judged = await judgedOf(transaction, units, { previous: false });
  await writeFindings(transaction, judged);
  const rows = judged.map(({ inspection: { id, state, changed_at }, counts }) => ({
    id,
    state,
    changed_at,
    ...counts,
  }));
  await transaction
    .updateTable('unit_inspections')
    .from(
      sql<StoredInspection>`json_populate_recordset(null::public.unit_inspections, ${JSON.stringify(rows)})`.as(
        'judged',
      ),
    )
    .set(({ ref }) => ({
      state: ref('judged.state'),
      changed_at: ref('judged.changed_at'),
      color: ref('judged.color'),
      tires_expected: ref('judged.tires_expected'),
      tires_read: ref('judged.tires_read'),
      warnings: ref('judged.warnings'),
      criticals: ref('judged.criticals'),
      flagged_wear: ref('judged.flagged_wear'),
      flagged_valves: ref('judged.flagged_valves'),
    }))
    .whereRef('unit_inspections.id', '=', 'judged.id')
    .execute();
}

async function judgedOf(
  transaction: Kysely<Schema>,
  units: readonly SurveyInspection[],
  wanted: { readonly previous: boolean },
): Promise<JudgedInspection[]> {
  const wheelsOfEach = await readWheelsOfEach(transaction, units, wanted);
  const limitsOf = await readLimits(transaction, units);
  return units.map(({ inspection }, index) => {
    const wheels = wheelsOfEach[index] ?? [];
    const onGround = wheels.filter(({ isLifted }) => !isLifted);
    const findings = findingsOf(onGround, limitsOf(inspection));
    const flags = flagsOf(
      onGround.map(({ pressure, tread, reading }) => ({
        pressure,
        tread,
        valve: reading?.valve ?? null,
        conditions: reading?.conditions ?? [],
      })),
    );
    const counts = {
      tires_expected: onGround.length,
      ...countsOf(onGround, findings),
      ...flags,
    };
    return { inspection, wheels, findings, counts };
  });
}

/** Reads the limits by which each inspection is judged: a crossing has a hot allowance. */
async function readLimits(
  transaction: Kysely<Schema>,
  units: readonly SurveyInspection[],
): Promise<(inspection: StoredInspection) => CheckLimits> {
  const surveys = units
    .filter(({ inspection }) => inspection.is_crossing)
    .map(({ inspection }) => inspection.survey_id);
  if (surveys.length === 0) return () => checkLimits;
  const crossings = await transaction
    .selectFrom('crossings')
    .select(['survey_id', 'hot_allowance_kpa'])
    .where('survey_id', '=', sql<number>`any (${surveys}::int[])`)
    .execute();
  const allowances = new Map(crossings.map((each) => [each.survey_id, each.hot_allowance_kpa]));
  return ({ survey_id, is_crossing }) => {
    if (!is_crossing) return checkLimits;
    const allowance = allowances.get(survey_id);
    if (allowance === undefined) throw new Error(`Survey ${survey_id} has no crossing.`);
    return crossingLimits(allowance ?? 0);
  };
}

const place = ['check_name', 'axle_number', 'side', 'slot'] as const;
const key = ['inspection_id', ...place] as const;

/** Writes findings. A finding that existed before keeps its row, with its later history. */
async function writeFindings(
  transaction: Kysely<Schema>,
  judged: readonly JudgedInspection[],
): Promise<void> {
  const rows = judged.flatMap(({ inspection, findings }) => findingRows(inspection, findings));
  const ids = judged.map(({ inspection }) => inspection.id);
  const keyOf = (row: Pick<(typeof rows)[number], (typeof key)[number]>) =>
    JSON.stringify(key.map((column) => row[column]));
  const present = await transaction
    .selectFrom('findings')
    .select(['id', ...key])
    .where('inspection_id', '=', sql<number>`any (${ids}::int[])`)
    .execute();
  const kept = new Set(rows.map(keyOf));
  const gone = present.filter((was) => !kept.has(keyOf(was))).map(({ id }) => id);
  if (gone.length > 0)
    await transaction
      .deleteFrom('findings')
      .where('id', '=', sql<number>`any (${gone}::int[])`)
      .execute();
  if (rows.length === 0) return;
  const columns = ['account_id', ...key, 'severity', 'measured', 'limit_value', 'spec_id'] as const;
  await transaction
    .insertInto('findings')
    .columns(columns)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from json_populate_recordset(null::public.findings, ${JSON.stringify(rows)})`,
    )
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet(({ ref }) => ({
        severity: ref('excluded.severity'),
        measured: ref('excluded.measured'),
        limit_value: ref('excluded.limit_value'),
        spec_id: ref('excluded.spec_id'),
      })),
    )
    .execute();
}
