import { readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { loggingOptions } from '../app/logging.ts';
import type { MembershipOptions } from './membership-options.ts';
import { messagePage } from './page.ts';
import { languageOf } from './page-language.ts';
import { sendPage } from './send-page.ts';
import { setPasswordRoutes } from './set-password-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Milliseconds within which a complete form must arrive. */
const requestTimeout = 30_000;

const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * The stand-in for the provider's sign-in page: a plain form without cookies or scripts, on its own
 * origin. Only a proxy on this machine is trusted to report a caller's address.
 */
export async function buildMembership(options: MembershipOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(options.log),
    bodyLimit: 16 * 1024,
    requestTimeout,
    // Node.js applies the longer of the two to the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    trustProxy: 'loopback',
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    const language = languageOf(request);
    return sendPage(
      reply.status(404),
      messagePage(language, language.t('not_found_title'), language.t('not_found_text')),
    );
  });
  await protect(app, options.returnHosts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
  serveAsset(app, '/sign-in.css', 'text/css; charset=utf-8');
  serveAsset(app, '/sign-in.svg', 'image/svg+xml');
  signInRoutes(app, options);
  setPasswordRoutes(app, options);
  return app;
}

/**
 * Only the page's own style and logo may load; the form may only lead to where a sign-in may
 * return.
 */
async function protect(app: FastifyInstance, returnHosts: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        // Browsers also check the redirect after the form against this list.
        formAction: ["'self'", ...returnHosts],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // On the machine itself, the page is served without TLS.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

function serveAsset(app: FastifyInstance, path: string, type: string): void {
  const content = asset(`.${path}`);
  app.get(path, async (_, reply) =>
    reply.type(type).header('cache-control', 'max-age=300').send(content),
  );
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error as { statusCode?: number };
  const language = languageOf(request);
  if (statusCode < 500) {
    const about = statusCode === 413 ? 'large' : 'link';
    return sendPage(
      reply.status(statusCode),
      messagePage(language, language.t(`${about}_title`), language.t(`${about}_text`)),
    );
  }
  request.log.error({ err: error }, 'Signing in failed');
  return sendPage(
    reply.status(500),
    messagePage(
      language,
      language.t('failed_title'),
      language.t('failed_text', { id: request.id }),
    ),
  );
}
