import { countsOf, findingsOf } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { findingRows } from '../../../db/finding-rows.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Inspected, StoredInspection } from './find-inspection.ts';
import { readWheels } from './wheel-rows.ts';

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
 */
export async function judge(
  transaction: Kysely<Schema>,
  { survey, inspection }: Inspected,
  columns: Columns,
): Promise<void> {
  const changed = { ...inspection, ...columns };
  const wheels = (await readWheels(transaction, { survey, inspection: changed })).filter(
    ({ isLifted }) => !isLifted,
  );
  const findings = findingsOf(wheels);
  await transaction.deleteFrom('findings').where('inspection_id', '=', inspection.id).execute();
  if (findings.length > 0)
    await transaction.insertInto('findings').values(findingRows(inspection, findings)).execute();
  await transaction
    .updateTable('unit_inspections')
    .set({
      ...columns,
      tires_expected: wheels.length,
      ...countsOf(wheels, findings),
    })
    .where('id', '=', inspection.id)
    .execute();
}
