import type { Transaction } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { choosePageLocale } from '../../../page-words/page-words.ts';

interface Decision {
  readonly id: number;
  readonly state: 'approved' | 'declined';
  /** Login of the administrator. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Decides a waiting registration. Of two concurrent decisions the first one counts.
 *
 * @returns the registration's content
 * @throws Refusal `unknown_value` if no registration with this id is waiting
 */
export async function decide(transaction: Transaction<Schema>, { id, state, by, now }: Decision) {
  const registration = await transaction
    .updateTable('registrations')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning([
      ...(['name', 'last_name as lastName', 'email', 'language'] as const),
      ...(['user_id as userId', 'right_code as right'] as const),
    ])
    .executeTakeFirst();
  if (!registration) throw refuse('unknown_value', 'id');
  return { ...registration, language: choosePageLocale(registration.language, '') };
}
