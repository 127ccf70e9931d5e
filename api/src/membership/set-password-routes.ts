import type { FastifyInstance, FastifyReply } from 'fastify';
import { findLinkOwner } from '../access/password-links.ts';
import { hashPassword } from '../access/passwords.ts';
import { setPassword } from '../access/set-password.ts';
import { countHit } from '../limits/rate-limit.ts';
import { passwordChangedMail } from '../mail/access-mails.ts';
import type { MembershipOptions } from './membership-options.ts';
import { messagePage, type PageLanguage } from './page.ts';
import { asFields, languageOf } from './page-language.ts';
import { checkNewPassword } from './password-rules.ts';
import { portalUrl } from './portal-url.ts';
import { sendPage } from './send-page.ts';
import { setPasswordPage } from './set-password-page.ts';

const limit = { name: 'set-password', hits: 30, seconds: 60 };

/**
 * `GET /set-password` shows the form of a mailed link, any number of times, because mail scanners
 * open links too. `POST /set-password` sets the password and uses the link up.
 */
export function setPasswordRoutes(app: FastifyInstance, options: MembershipOptions): void {
  const { db, clock, portal, postMail } = options;

  app.get('/set-password', async (request, reply) => {
    const { link = '' } = asFields(request.query);
    const language = languageOf(request);
    const owner = await findLinkOwner(db, link, clock.now());
    if (!owner) return refuseLink(reply, language, portal);
    return sendPage(reply, setPasswordPage(language, { link, email: owner.email, problems: {} }));
  });

  app.post('/set-password', async (request, reply) => {
    const { link = '', password = '', again = '' } = asFields(request.body);
    const language = languageOf(request);
    const now = clock.now();
    const { exceeded, retryAfter } = await countHit(db, limit, { caller: request.ip, now });
    const owner = await findLinkOwner(db, link, now);
    if (!owner) return refuseLink(reply, language, portal);
    const { email } = owner;
    if (exceeded) {
      reply.status(429).header('retry-after', retryAfter);
      const problems = { form: 'set_too_many' } as const;
      return sendPage(reply, setPasswordPage(language, { link, email, problems }));
    }
    const problems = checkNewPassword(owner, { password, again });
    if (Object.keys(problems).length > 0) {
      return sendPage(reply.status(400), setPasswordPage(language, { link, email, problems }));
    }
    const passwordHash = await hashPassword(password);
    if (!(await setPassword(db, { secret: link, passwordHash, now }))) {
      return refuseLink(reply, language, portal);
    }
    postMail(passwordChangedMail(owner, language.locale));
    // The next page can be reloaded, and has no secret in its address.
    return reply.redirect(`/password-set?lang=${language.locale}`, 303);
  });

  app.get('/password-set', async (request, reply) => {
    const language = languageOf(request);
    const { t, locale } = language;
    return sendPage(
      reply,
      messagePage(language, t('set_done_title'), t('set_done_text'), {
        text: t('open_portal'),
        href: portalUrl(portal, '/', locale),
      }),
    );
  });
}

function refuseLink(reply: FastifyReply, language: PageLanguage, portal: string): FastifyReply {
  const { t, locale } = language;
  return sendPage(
    reply.status(410),
    messagePage(language, t('set_link_title'), t('set_link_text'), {
      text: t('ask_for_link'),
      href: portalUrl(portal, '/forgot-password', locale),
    }),
  );
}
