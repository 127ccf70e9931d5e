import { recordChange } from '../../../../audit/record-change.ts';
import {
  audited,
  changeOf,
  checkWhole,
  lockYard,
  type NamedYard,
  type Saving,
} from './yard-change.ts';

/**
 * Deletes a yard that nothing names, and closes any other.
 *
 * @returns whether it is closed
 * @throws Refusal `no_right`, `unknown_value`, `changed_elsewhere`
 */
export function removeYard(saving: Saving, said: NamedYard): Promise<boolean> {
  const { db, user, now } = saving;
  return db.transaction().execute(async (transaction) => {
    const before = await lockYard(transaction, said);
    checkWhole(user, 'location_id');
    const change = { ...changeOf(saving, before), before: audited(before) };
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
    const after = audited({ ...before, is_head_office: false, is_closed: true });
    await recordChange(transaction, { ...change, action: 'closed', after });
    return true;
  });
}
