import type { Kysely } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { EditContext } from './audited-user.ts';
import { decide } from './decide.ts';

/**
 * Declines a request for access.
 *
 * @returns whom to notify
 * @throws Refusal `unknown_value` if no registration with this id is waiting
 */
export const decline = (
  db: Kysely<Schema>,
  id: number,
  { by, login, now, reason }: EditContext & { readonly login: string; readonly reason: string },
) =>
  db.transaction().execute(async (transaction) => {
    const person = await decide(transaction, { id, state: 'declined', by: login, now });
    await recordChange(transaction, {
      at: now,
      user: by,
      area: 'person',
      action: 'declined',
      subject: person.email,
      person: person.userId,
      before: null,
      after: { reason },
    });
    return person;
  });
