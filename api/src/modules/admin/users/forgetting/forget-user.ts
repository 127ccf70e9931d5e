import type { adminCalls } from '@portal/contract/admin/schema';
import { formerUserName } from '@portal/contract/portal';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import { recordChange } from '../../../../audit/record-change.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { EditContext } from '../audited-user.ts';
import { checkRights } from '../check-grants.ts';
import { incrementRevision } from '../save-user.ts';
import { anonymizeAudit } from './anonymize-audit.ts';
import { anonymizeWork } from './anonymize-work.ts';
import { deleteOwnData } from './delete-own-data.ts';
import { readKnownNames } from './known-names.ts';

type Forgetting = BodyOf<(typeof adminCalls)['POST admin/users/forget_user']>;

/**
 * Forgets a locked user permanently: removes the name, login and address everywhere; the work
 * stays.
 *
 * @throws Refusal `unknown_value` for an unknown or forgotten user; `invalid` at `id` for oneself
 * and for a user who is not locked; `not_confirmed` for a wrong name; `changed_elsewhere` for a
 * stale revision
 */
export function forgetUser(
  db: Kysely<Schema>,
  { id, revision, confirmed_name }: Forgetting,
  { by, now }: EditContext,
): Promise<void> {
  if (id === by) throw refuse('invalid', 'id', 'This is you.');
  return db.transaction().execute(async (transaction) => {
    const { present } = await checkRights(transaction, { by, id }, []);
    await incrementRevision(transaction, { id, revision });
    if (!present?.isLocked) throw refuse('invalid', 'id', 'The user is not locked.');
    const name = `${present.name} ${present.lastName}`.trim();
    if (confirmed_name.trim() !== name) throw refuse('not_confirmed', 'confirmed_name');
    const known = await readKnownNames(transaction, id);
    await deleteOwnData(transaction, known);
    await anonymizeWork(transaction, known);
    const former = formerUserName(id);
    const [first = '', second = '', number = ''] = former.split(' ');
    await transaction
      .updateTable('users')
      .set({
        // Neither a valid login nor a valid address: it contains spaces.
        login: former,
        email: former,
        name: `${first} ${second}`,
        last_name: number,
        password_hash: null,
        language: null,
        forgotten_at: now,
      })
      .where('id', '=', id)
      .execute();
    await anonymizeAudit(transaction, known);
    await recordChange(transaction, {
      at: now,
      user: by,
      area: 'person',
      action: 'forgotten',
      subject: former,
      person: id,
      before: null,
      after: null,
    });
  });
}
