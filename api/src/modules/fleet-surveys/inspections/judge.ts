import {
  type CheckLimits,
  checkLimits,
  countsOf,
  crossingLimits,
  type Finding,
  findingsOf,
  flagsOf,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { findingRows } from '../../../db/finding-rows.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Inspected, StoredInspection } from './find-inspection.ts';
import { type InspectedUnit, readWheels } from './wheel-rows.ts';

type Columns = Partial<
  Pick<
    StoredInspection,
    'state' | 'odometer_km' | 'hours' | 'comments' | 'lifted_axles' | 'revision' | 'changed_at'
  >
>;

/**
 * Writes what an inspection finds, and its counts, after its readings or lifted axles have changed.
 *
 * @param columns what else changes of it
 * @returns the unit as it is now
 */
export async function judge(
  transaction: Kysely<Schema>,
  { survey, inspection }: Inspected,
  columns: Columns,
): Promise<InspectedUnit> {
  const changed = { survey, inspection: { ...inspection, ...columns } };
  const wheels = await readWheels(transaction, changed);
  const onGround = wheels.filter(({ isLifted }) => !isLifted);
  const findings = findingsOf(onGround, await limitsOf(transaction, inspection));
  const flags = flagsOf(
    onGround.map(({ pressure, tread, reading }) => ({
      pressure,
      tread,
      valve: reading?.valve ?? null,
      conditions: reading?.conditions ?? [],
    })),
  );
  await writeFindings(transaction, inspection, findings);
  await transaction
    .updateTable('unit_inspections')
    .set({
      ...columns,
      tires_expected: onGround.length,
      ...countsOf(onGround, findings),
      ...flags,
    })
    .where('id', '=', inspection.id)
    .execute();
  return { ...changed, wheels };
}

async function limitsOf(
  transaction: Kysely<Schema>,
  { survey_id, is_crossing }: StoredInspection,
): Promise<CheckLimits> {
  if (!is_crossing) return checkLimits;
  const { hot_allowance_kpa } = await transaction
    .selectFrom('crossings')
    .select('hot_allowance_kpa')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  return crossingLimits(hot_allowance_kpa ?? 0);
}

const place = ['check_name', 'axle_number', 'side', 'slot'] as const;

/** Writes what was found. What was found there before stays the same row, with what came of it. */
async function writeFindings(
  transaction: Kysely<Schema>,
  inspection: StoredInspection,
  findings: readonly Finding[],
): Promise<void> {
  const rows = findingRows(inspection, findings);
  const present = await transaction
    .selectFrom('findings')
    .select(['id', ...place])
    .where('inspection_id', '=', inspection.id)
    .execute();
  const gone = present.filter(
    (was) => !rows.some((row) => place.every((on) => row[on] === was[on])),
  );
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await transaction.deleteFrom('findings').where('id', 'in', ids).execute();
  }
  if (rows.length === 0) return;
  await transaction
    .insertInto('findings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['inspection_id', ...place]).doUpdateSet(({ ref }) => ({
        severity: ref('excluded.severity'),
        measured: ref('excluded.measured'),
        limit_value: ref('excluded.limit_value'),
        spec_id: ref('excluded.spec_id'),
      })),
    )
    .execute();
}
