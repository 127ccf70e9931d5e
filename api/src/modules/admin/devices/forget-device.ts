import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockDevice } from './lock-device.ts';

interface EditContext {
  readonly by: number;
  readonly now: Date;
}

/**
 * Requests that a device delete its stored data, or withdraws the request. A repeated request
 * changes nothing.
 *
 * @throws Refusal `unknown_value` for an unknown device, `invalid` if there is nothing to forget or
 * no request to withdraw
 */
export const setForgetRequest = (
  db: Kysely<Schema>,
  id: number,
  isAsked: boolean,
  { by, now }: EditContext,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { device, login, user_id, unsent, units, forget_number, forget_asked_at } =
      await lockDevice(transaction, id);
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

/** The name of a device in the audit. */
export const deviceName = ({ login, device }: { login: string; device: string }): string =>
  [login, device].filter(Boolean).join(', ');
