import { type RemovedTireSaving, wearConditionCodes } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordRowChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { checkRevision, lockRemoval, type StoredRemoval, writeConditions } from './find-removal.ts';
import { mountAudienceOf } from './mount-place.ts';
import { checkTread, toStoredValue } from './removal-units.ts';

/** The fields of a removed tire that can be changed. */
export type RemovalColumns = Pick<
  StoredRemoval,
  | 'odometer_km'
  | 'hours'
  | 'tread_mm'
  | 'reason'
  | 'destination'
  | 'comments'
  | 'conditions'
  | 'confirmed'
>;

/**
 * Changes the fields of a removed tire. Saving the same values again is no change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `changed_elsewhere`
 */
export async function updateRemovedTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: RemovedTireSaving,
): Promise<void> {
  const { removal, dealerId } = await lockRemoval(transaction, author, said.id);
  const { conditions, ...columns } = columnsOf(said, removal);
  const names = differing(removal, { conditions, ...columns });
  if (names.length === 0) return;
  await checkRevision(transaction, removal, said.revision);
  const { id, account_id } = removal;
  const revision = removal.revision + 1;
  await transaction
    .updateTable('removals')
    .set({ ...columns, revision, changed_at: author.now })
    .where('id', '=', id)
    .execute();
  await writeConditions(transaction, id, conditions);
  const mount = await transaction
    .selectFrom('mounts')
    .select(['unit_id', 'axle_number', 'side', 'slot'])
    .where('id', '=', removal.mount_id)
    .executeTakeFirstOrThrow();
  await recordRowChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId,
    action: 'changed',
    before: Object.fromEntries(names.map((name) => [name, removal[name]])),
    told: mountAudienceOf(mount),
  });
}

/**
 * Converts the values of a form for storage.
 *
 * @param present the values that the form showed
 * @throws Refusal `invalid`
 */
export function columnsOf(
  said: RemovedTireSaving,
  present: Pick<RemovalColumns, 'odometer_km' | 'tread_mm'> & Partial<RemovalColumns>,
): RemovalColumns {
  const { tread_depth, tread_depth_format, odometer, distance_format } = said;
  checkTread(tread_depth, tread_depth_format);
  const [reason] = said.removal_reasons;
  if (!reason) throw refuse('invalid', 'removal_reasons');
  const tread_mm = toStoredValue(tread_depth, tread_depth_format, present.tread_mm);
  return {
    odometer_km: toStoredValue(odometer, distance_format, present.odometer_km),
    tread_mm,
    // A changed depth has not been confirmed.
    confirmed: tread_mm === present.tread_mm ? (present.confirmed ?? []) : [],
    hours: said.hours,
    reason,
    destination: said.destination,
    comments: said.comments,
    conditions: wearConditionCodes.filter((code) => said.wear_conditions.includes(code)),
  };
}

const differing = (present: StoredRemoval, columns: RemovalColumns) =>
  (Object.keys(columns) as (keyof RemovalColumns)[]).filter(
    (name) => JSON.stringify(present[name]) !== JSON.stringify(columns[name]),
  );
