import type { portalCalls } from '@portal/contract/portal/schema';
import { issueLink, linkHours } from '../../access/password-links.ts';
import { type CallServices, implement } from '../../app/implement.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { alreadyRegisteredMail, requestReceivedMail, resetMail } from '../../mail/access-mails.ts';
import { limitCaller, mayBeMailed } from './access-limits.ts';
import { missingRight, requestRight } from './request-right.ts';
import { storeRegistration } from './store-registration.ts';

type RegistrationCalls = Pick<
  typeof portalCalls,
  'POST users/registration' | 'POST users/ask_right' | 'POST admin/admin/email_user_creds_email'
>;

const askLimit = { name: 'ask_right', hits: 20, seconds: 86_400 };
const success = { status: { status: 0, description: 'Success' } };

// These calls do the same work and give the same answer for every address: a caller must not learn
// whether it belongs to a user.
export const registrationRoutes = implement<RegistrationCalls>({
  'POST users/registration': async (input) => {
    const { unscoped, body, language, now, postMail, settings } = input;
    await limitCaller(unscoped, input);
    await storeRegistration(unscoped, body, { language, now });
    const { email } = body;
    if (await mayBeMailed(unscoped, email, now)) {
      const link = await resetLink(input, email);
      postMail(
        link
          ? alreadyRegisteredMail(link.owner, { ...settings, ...link }, language)
          : requestReceivedMail(email, language),
      );
    }
    return success;
  },

  'POST users/ask_right': async ({ unscoped, body, user, language, now, deployment }) => {
    await enforceLimit(unscoped, askLimit, { caller: String(user.id), now });
    const right = missingRight(await deployment.current(), body.path, user);
    await requestRight(unscoped, user, { right, language, now });
    return success;
  },

  'POST admin/admin/email_user_creds_email': async (input) => {
    const { unscoped, body, language, now, postMail, settings } = input;
    await limitCaller(unscoped, input);
    const { email } = body;
    if (await mayBeMailed(unscoped, email, now)) {
      const link = await resetLink(input, email);
      if (link) postMail(resetMail(link.owner, { ...settings, ...link }, language));
    }
    return success;
  },
});

const resetLink = ({ unscoped, now }: CallServices & { now: Date }, email: string) =>
  unscoped
    .transaction()
    .execute((transaction) => issueLink(transaction, { email }, { now, hours: linkHours.reset }));
