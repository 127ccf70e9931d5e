import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { day } from '../../../db/tidying.ts';
import type { Mail } from '../../../mail/mail.ts';
import { unsentMail } from '../../../mail/unsent-mail.ts';
import { choosePageLocale } from '../../../page-words/page-words.ts';
import { deviceName } from './forget-device.ts';
import { lockDevice } from './lock-device.ts';

/**
 * Records a reminder to the user of a device about unsent writes.
 *
 * @returns the mail
 * @throws Refusal `unknown_value` for an unknown device, `invalid` if nothing is unsent or the user
 * is locked, `too_many_requests` within a day of the last reminder
 */
export const remindUser = (
  db: Kysely<Schema>,
  id: number,
  { by, now, origin }: { readonly by: number; readonly now: Date; readonly origin: string },
): Promise<Mail> =>
  db.transaction().execute(async (transaction) => {
    const found = await lockDevice(transaction, id);
    const { unsent, attention, oldest_unsent_at, reminded_at } = found;
    if (found.is_locked) throw refuse('invalid', 'id', 'The user is locked.');
    if (unsent === 0 || !oldest_unsent_at) throw refuse('invalid', 'id', 'Nothing is unsent.');
    const pause = reminded_at ? reminded_at.getTime() + day - now.getTime() : 0;
    if (pause > 0)
      throw new Refusal('too_many_requests', '', refusalMessages.too_many_requests, {
        retryAfter: Math.ceil(pause / 1000),
      });
    await transaction
      .updateTable('devices')
      .set({ reminded_at: now })
      .where('id', '=', id)
      .execute();
    await recordChange(transaction, {
      at: now,
      user: by,
      area: 'device',
      action: 'reminded',
      subject: deviceName(found),
      person: found.user_id,
      before: null,
      after: { unsent, attention },
    });
    return unsentMail(
      { email: found.email, device: found.device, unsent, attention, oldest: oldest_unsent_at },
      { origin, locale: choosePageLocale(found.language, '') },
    );
  });
