import type { adminCalls } from '@portal/contract/admin/schema';
import { formerUserName } from '@portal/contract/portal';
import type { BodyOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import { recordChange } from '../../../../audit/record-change.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { Editing } from '../audited-user.ts';
import { checkRights } from '../check-grants.ts';
import { countChange } from '../save-user.ts';
import { anonymizeAudit } from './anonymize-audit.ts';
import { dropOwn } from './drop-own.ts';
import { readKnownNames } from './known-names.ts';
import { renameWork } from './rename-work.ts';

type Forgetting = BodyOf<(typeof adminCalls)['POST admin/users/forget_user']>;

/**
 * Forgets a locked user for good: the name, login and address go, everywhere; the work stays.
 *
 * @throws Refusal `unknown_value` for an unknown user or one who is forgotten already; `invalid` at `id` for
 *   oneself and for a user who is not locked; `not_confirmed` when the name that was typed is another;
 *   `changed_elsewhere` for the second of two who save
 */
export function forgetUser(
  db: Kysely<Schema>,
  { id, revision, confirmed_name }: Forgetting,
  { by, now }: Editing,
): Promise<void> {
  if (id === by) throw refuse('invalid', 'id', 'This is you.');
  return db.transaction().execute(async (transaction) => {
    const { present } = await checkRights(transaction, { by, id }, []);
    await countChange(transaction, { id, revision });
    if (!present?.isLocked) throw refuse('invalid', 'id', 'The user is not locked.');
    const name = `${present.name} ${present.lastName}`.trim();
    if (confirmed_name.trim() !== name) throw refuse('not_confirmed', 'confirmed_name');
    const known = await readKnownNames(transaction, id);
    await dropOwn(transaction, known);
    await renameWork(transaction, known);
    const former = formerUserName(id);
    const [first = '', second = '', number = ''] = former.split(' ');
    await transaction
      .updateTable('users')
      .set({
        // No login and no address: neither has blanks.
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
