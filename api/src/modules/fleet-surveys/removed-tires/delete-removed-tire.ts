import type { Kysely } from 'kysely';
import { recordDeletion } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordRowChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { rejudgeRemovalInspection } from './changed-inspection.ts';
import { checkRevision, lockRemoval } from './find-removal.ts';
import { checkPlace, lockMount, mountAudienceOf } from './mount-place.ts';

/**
 * Deletes a removal: its mount is open again, as if the tire had never been removed. The history
 * keeps the data needed to restore the removal.
 *
 * @returns the revision of the deletion
 * @throws Refusal `unknown_value`, `survey_finished`, `changed_elsewhere`, `place_not_free`
 */
export async function deleteRemovedTire(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { id, revision: read }: { readonly id: number; readonly revision: number },
): Promise<number> {
  const { removal, dealerId } = await lockRemoval(transaction, author, id);
  await checkRevision(transaction, removal, read);
  const mount = await lockMount(transaction, removal.mount_id);
  if (!mount) throw new Error(`Removal ${id} has no mount.`);
  await checkPlace(transaction, mount);
  await transaction.deleteFrom('removals').where('id', '=', id).execute();
  await transaction
    .updateTable('mounts')
    // The change that removed the tire is now incomplete and can no longer be undone as a whole.
    .set({ ended_on: null, ended_with: null })
    .where('id', '=', mount.id)
    .execute();
  await rejudgeRemovalInspection(transaction, author, mount);
  const revision = removal.revision + 1;
  const { id: _, account_id, revision: __, changed_at: ___, created_by: ____, ...said } = removal;
  await recordRowChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId,
    action: 'deleted',
    before: { ...said, ended_with: mount.ended_with },
    told: mountAudienceOf(mount),
  });
  await recordDeletion(transaction, author, {
    area: 'removal',
    subject: String(id),
    account: account_id,
    before: { removed_on: said.removed_on, reason: said.reason },
  });
  return revision;
}
