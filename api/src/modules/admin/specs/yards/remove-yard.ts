import { recordChange } from '../../../../audit/record-change.ts';
import {
  auditedFields,
  changeOf,
  checkSeesWholeFleet,
  lockYard,
  type NamedYard,
  type WriteContext,
} from './yard-change.ts';

/**
 * Deletes a yard without references, and closes any other.
 *
 * @returns whether it was closed
 * @throws Refusal `no_right`, `unknown_value`, `changed_elsewhere`
 */
export function removeYard(saving: WriteContext, said: NamedYard): Promise<boolean> {
  const { db, user, now } = saving;
  return db.transaction().execute(async (transaction) => {
    const before = await lockYard(transaction, said);
    checkSeesWholeFleet(user, 'location_id');
    const change = { ...changeOf(saving, before), before: auditedFields(before) };
    if (!before.is_used) {
      await transaction.deleteFrom('locations').where('id', '=', before.location_id).execute();
      await recordChange(transaction, { ...change, action: 'deleted', after: null });
      return false;
    }
    if (before.is_closed) return true;
    await transaction
      .updateTable('locations')
      .set({ closed_at: now, is_head_office: false, revision: before.revision + 1 })
      .where('id', '=', before.location_id)
      .execute();
    const after = auditedFields({ ...before, is_head_office: false, is_closed: true });
    await recordChange(transaction, { ...change, action: 'closed', after });
    return true;
  });
}
