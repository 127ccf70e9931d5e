import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../../app/implement.ts';
import {
  declinedMail,
  resetMail,
  rightGivenMail,
  welcomeMail,
} from '../../../mail/access-mails.ts';
import { approve } from './approve.ts';
import { decide } from './decide.ts';
import { findRows } from './find-rows.ts';
import { giveRight } from './give-right.ts';
import { limitLinks } from './link-limits.ts';
import { newLink } from './new-link.ts';
import { readRegistrations } from './read-registrations.ts';
import { readUsers } from './read-users.ts';
import { saveUser } from './save-user.ts';

type UserCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} admin/users/${string}`>
>;

const status = { status: 0, description: 'Success' };

export const userRoutes = implement<UserCalls>({
  'POST admin/users/get_registrations': ({ db, body }) => readRegistrations(db, body),

  'POST admin/users/approve_registration': async ({ db, body, user, now, postMail, settings }) => {
    const { owner, secret, language } = await approve(db, body, { by: user.login, now });
    postMail(welcomeMail(owner, { ...settings, secret }, language));
    return { status, user_id: owner.id };
  },

  'POST admin/users/give_right': async ({ db, body, user, now, postMail }) => {
    const person = await giveRight(db, { id: body.id, by: user.login, now });
    postMail(rightGivenMail(person, person.language));
    return { status };
  },

  'POST admin/users/decline_registration': async ({ db, body, user, now, postMail }) => {
    const reason = body.reason?.trim() ?? '';
    const person = await db
      .transaction()
      .execute((transaction) =>
        decide(transaction, { id: body.id, state: 'declined', by: user.login, now }),
      );
    postMail(declinedMail(person, reason, person.language));
    return { status };
  },

  'POST admin/users/get_users': ({ db, body }) => readUsers(db, body),

  'PUT admin/users/save_user': async ({ db, body, user }) => {
    await saveUser(db, body, user.id);
    return { status };
  },

  'POST admin/users/email_link': async ({ db, body, user, now, language, postMail, settings }) => {
    await limitLinks(db, { sender: user.id, owner: body.id, now });
    const link = await newLink(db, { id: body.id, language, now });
    const mail = link.isWelcome ? welcomeMail : resetMail;
    postMail(mail(link.owner, { ...settings, ...link }, link.language));
    return { status };
  },

  'POST admin/users/find_rows': ({ db, body }) => findRows(db, body),
});
