import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { noteChange } from '../../../writing/row-changes.ts';
import type { Surveyor } from '../surveyor.ts';
import { checkRevision, lockRemoval } from './find-removal.ts';
import { checkPlace, lockMount } from './mount-place.ts';

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
  said: { readonly id: number; readonly revision: number },
): Promise<number> {
  const { removal, dealerId } = await lockRemoval(transaction, author, said.id);
  await checkRevision(transaction, removal, said.revision);
  const mount = await lockMount(transaction, removal.mount_id);
  await checkPlace(transaction, mount);
  await transaction.deleteFrom('removals').where('id', '=', removal.id).execute();
  await transaction
    .updateTable('mounts')
    .set({ ended_on: null })
    .where('id', '=', mount.id)
    .execute();
  const revision = removal.revision + 1;
  const { id, account_id, revision: _, changed_at: __, created_by: ___, ...before } = removal;
  await noteChange(transaction, author, {
    kind: 'removal',
    id,
    revision,
    accountId: account_id,
    dealerId,
    action: 'deleted',
    before,
  });
  return revision;
}
