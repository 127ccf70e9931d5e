import type { Kysely } from 'kysely';
import { recordDeletion } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { noteChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { judgeChanged } from './changed-inspection.ts';
import { checkRevision, lockRemoval } from './find-removal.ts';
import { checkPlace, lockMount, toldOf } from './mount-place.ts';

/**
 * Deletes a removal: its mount is open again, as if the tire had never come off. The history keeps what is
 * needed to restore it.
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
    // The change that took the tire off has lost a part: it cannot be undone as a whole any more.
    .set({ ended_on: null, ended_with: null })
    .where('id', '=', mount.id)
    .execute();
  await judgeChanged(transaction, author, mount);
  const revision = removal.revision + 1;
  const { id: _, account_id, revision: __, changed_at: ___, created_by: ____, ...said } = removal;
  await noteChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId,
    action: 'deleted',
    before: { ...said, ended_with: mount.ended_with },
    told: toldOf(mount),
  });
  await recordDeletion(transaction, author, {
    area: 'removal',
    subject: String(id),
    account: account_id,
    before: { removed_on: said.removed_on, reason: said.reason },
  });
  return revision;
}
