import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { namedDevice } from './named-device.ts';

interface Editing {
  readonly by: number;
  readonly now: Date;
}

/**
 * Asks a device to forget what it keeps, or takes that back. Asked twice, it stays asked.
 *
 * @throws Refusal `unknown_value` for an unknown device, `invalid` where there is nothing to forget or to
 *   take back
 */
export const setForget = (
  db: Kysely<Schema>,
  id: number,
  isAsked: boolean,
  { by, now }: Editing,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { device, login, user_id, unsent, units, forget_number, forget_asked_at } =
      await namedDevice(transaction, id);
    const wasAsked = forget_asked_at !== null;
    if (!isAsked && !wasAsked) throw refuse('invalid', 'id', 'The device is not asked to forget.');
    if (isAsked && wasAsked) return;
    if (isAsked && unsent + units === 0) throw refuse('invalid', 'id', 'The device keeps nothing.');
    await transaction
      .updateTable('devices')
      .set(
        isAsked
          ? { forget_asked_at: now, forget_number: Math.abs(forget_number) + 1 }
          : { forget_asked_at: null },
      )
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, {
      at: now,
      user: by,
      area: 'device',
      action: 'changed',
      subject: deviceName({ login, device }),
      person: user_id,
      before: { forget_asked: wasAsked },
      after: { forget_asked: isAsked },
    });
  });

/** A device as the audit names it. */
export const deviceName = ({ login, device }: { login: string; device: string }): string =>
  [login, device].filter(Boolean).join(', ');
