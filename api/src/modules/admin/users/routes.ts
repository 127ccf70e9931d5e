import type { adminCalls } from '@portal/contract/admin/schema';
import { implement } from '../../../app/implement.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import {
  addressChangedMail,
  declinedMail,
  resetMail,
  rightGivenMail,
  welcomeMail,
} from '../../../mail/access-mails.ts';
import { addUser } from './add-user.ts';
import { approve } from './approve.ts';
import { decline } from './decline.ts';
import { findRows } from './find-rows.ts';
import { giveRight } from './give-right.ts';
import { limitLinks, welcomeLimit } from './link-limits.ts';
import { listRoutes } from './list-routes.ts';
import { newLink } from './new-link.ts';
import { endSessionOf, readSessions } from './open-sessions.ts';
import { peopleRoutes } from './people-routes.ts';
import { savePerson } from './save-person.ts';
import { saveUser } from './save-user.ts';

type UserCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} admin/users/${string}`>
>;

const status = { status: 0, description: 'Success' };

export const userRoutes = implement<UserCalls>({
  ...listRoutes,
  ...peopleRoutes,

  'POST admin/users/approve_registration': async ({
    unscoped,
    body,
    user,
    now,
    postMail,
    settings,
  }) => {
    const { owner, secret, language } = await approve(unscoped, body, {
      by: user.id,
      login: user.login,
      now,
    });
    postMail(welcomeMail(owner, { ...settings, secret }, language));
    return { status, user_id: owner.id };
  },

  'POST admin/users/give_right': async ({ unscoped, body, user, now, postMail }) => {
    const person = await giveRight(unscoped, {
      id: body.id,
      by: user.id,
      login: user.login,
      now,
    });
    postMail(rightGivenMail(person, person.language));
    return { status };
  },

  'POST admin/users/decline_registration': async ({ unscoped, body, user, now, postMail }) => {
    const reason = body.reason?.trim() ?? '';
    const person = await decline(unscoped, body.id, {
      by: user.id,
      login: user.login,
      now,
      reason,
    });
    postMail(declinedMail(person, reason, person.language));
    return { status };
  },

  'PUT admin/users/save_user': async ({ unscoped, body, user, now }) => {
    await saveUser(unscoped, body, { by: user.id, now });
    return { status };
  },

  'POST admin/users/add_user': async ({
    unscoped,
    body,
    user,
    now,
    language,
    postMail,
    settings,
  }) => {
    await enforceLimit(unscoped, welcomeLimit, { caller: String(user.id), now });
    const { owner, secret } = await addUser(unscoped, body, { by: user.id, now });
    postMail(welcomeMail(owner, { ...settings, secret }, language));
    return { status, user_id: owner.id };
  },

  'PUT admin/users/save_person': async ({ unscoped, body, user, now, language, postMail }) => {
    const saved = await savePerson(unscoped, body, { by: user.id, now, language });
    if (saved.moved) {
      const { from, to } = saved.moved;
      for (const email of [from, to])
        postMail(addressChangedMail({ email }, saved.moved, saved.language));
    }
    return { status };
  },

  'POST admin/users/get_sessions': async ({ unscoped, body, session, now, settings }) => ({
    sessions: await readSessions(unscoped, body.id, {
      own: session.tokenHash,
      now,
      minutes: settings.sessionMinutes,
    }),
  }),

  'DELETE admin/users/end_session/{id}': async ({ unscoped, params, user, now }) => {
    await endSessionOf(unscoped, params.id, { by: user.id, now });
    return { status };
  },

  'POST admin/users/email_link': async ({
    unscoped,
    body,
    user,
    now,
    language,
    postMail,
    settings,
  }) => {
    await limitLinks(unscoped, { sender: user.id, owner: body.id, now });
    const link = await newLink(unscoped, { id: body.id, language, now });
    const mail = link.isWelcome ? welcomeMail : resetMail;
    postMail(mail(link.owner, { ...settings, ...link }, link.language));
    return { status };
  },

  'POST admin/users/find_rows': ({ unscoped, body }) => findRows(unscoped, body),
});
