import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../access/network-of.ts';
import { issueCode } from '../access/sign-in-codes.ts';
import { countHit } from '../limits/rate-limit.ts';
import { attemptSignIn } from './attempt.ts';
import { type FormProblems, formPage } from './form-page.ts';
import { lockMail } from './lock-mail.ts';
import type { MembershipOptions } from './membership-options.ts';
import { messagePage } from './page.ts';
import { asFields, languageOf } from './page-language.ts';
import { readReturnAddress, returnUrl } from './return-address.ts';
import { sendPage } from './send-page.ts';

const signInLimit = { name: 'sign-in', hits: 60, seconds: 60 };

/** Limits the mails to one user about locks in any networks. */
const mailLimit = { name: 'lock-mail', hits: 3, seconds: 3600 };

const statusOf = { not_recognised: 401, locked: 423, too_many: 429 } as const;

/** `GET /sign-in` shows the form, `POST /sign-in` handles it and redirects to the portal. */
export function signInRoutes(app: FastifyInstance, options: MembershipOptions): void {
  app.get('/sign-in', async (request, reply) => {
    const address = readReturnAddress(asFields(request.query), options.returnHosts);
    if (!address) return refuseLink(request, reply);
    return sendPage(reply, formPage(languageOf(request), { address, email: '', problems: {} }));
  });

  app.post('/sign-in', async (request, reply) => {
    const fields = asFields(request.body);
    const address = readReturnAddress(fields, options.returnHosts);
    if (!address) return refuseLink(request, reply);
    const { email = '', password = '' } = fields;
    const language = languageOf(request);
    const showAgain = (status: number, problems: FormProblems) =>
      sendPage(reply.status(status), formPage(language, { address, email, problems }));

    const now = options.clock.now();
    const limit = await countHit(options.db, signInLimit, { caller: request.ip, now });
    if (limit.exceeded) {
      reply.header('retry-after', limit.retryAfter);
      return showAgain(statusOf.too_many, { form: 'too_many' });
    }
    const problems = missingFields(email, password);
    if (Object.keys(problems).length > 0) return showAgain(400, problems);

    const network = networkOf(request.ip);
    const outcome = await attemptSignIn(options.db, { email, password, network }, now);
    if (outcome.result === 'accepted') {
      const code = await issueCode(options.db, outcome.userId, now);
      return reply.redirect(returnUrl(address, code, address.lang || language.locale), 303);
    }
    if (outcome.result === 'locked' && outcome.owner) {
      const mail = await countHit(options.db, mailLimit, { caller: String(outcome.owner.id), now });
      if (!mail.exceeded) options.postMail(lockMail(outcome.owner, language.t));
    }
    const problem = outcome.result === 'locked' ? 'locked' : 'not_recognised';
    return showAgain(statusOf[problem], { form: problem });
  });
}

function refuseLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  return sendPage(
    reply.status(400),
    messagePage(language, language.t('link_title'), language.t('link_text')),
  );
}

function missingFields(email: string, password: string): FormProblems {
  return {
    ...(email.trim() === ''
      ? { email: 'email_missing' as const }
      : !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email.trim()) && { email: 'email_form' as const }),
    ...(password === '' && { password: 'password_missing' as const }),
  };
}
