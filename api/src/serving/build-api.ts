import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Area } from '../app/area.ts';
import { type LogTarget, loggingOptions } from '../app/logging.ts';
import { refuse } from '../app/refusal.ts';
import { compressAnswers } from './compress-answers.ts';
import { discardRest } from './discard-rest.ts';
import { answerFailure, answerRefusal } from './failures.ts';
import { type HealthCheck, healthRoute } from './health.ts';
import { isNestedDeeply } from './nesting.ts';
import { openApiDocument } from './openapi.ts';
import { type CallEnvironment, registerCalls } from './register-calls.ts';
import { RunningStreams } from './running-streams.ts';
import { version } from './version.ts';

interface ApiOptions extends CallEnvironment {
  readonly health: HealthCheck;
  readonly log: LogTarget;
  readonly areas: readonly Area[];
  /** Interval of a stream's heartbeat, in milliseconds; shorter in tests. */
  readonly streamBeat?: number;
}

const bodyLimit = 1024 * 1024;
/** Milliseconds within which a request must arrive completely. */
const requestTimeout = 30_000;

/**
 * Builds the API: every call of the contract, its OpenAPI document and `/health`. It is reachable
 * only through the gateway, so only the gateway's word on a caller's address is trusted.
 *
 * @throws Error if a call of the contract has no handler or no right
 */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(options.log),
    bodyLimit,
    requestTimeout,
    // Node.js applies the longer of the two timeouts to the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerFailure,
  });
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) await discardRest(request.raw);
    answerFailure(error, request, reply);
    return reply;
  });
  app.setNotFoundHandler((_, reply) => answerRefusal(refuse('not_found'), reply));
  readJson(app);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    // Clients compare it with the end of the session, which is given by the same clock.
    reply.header('date', options.clock.now().toUTCString());
  });
  compressAnswers(app);
  const streams = new RunningStreams(options.streamBeat);
  app.addHook('preClose', () => streams.close());
  registerCalls(app, options.areas, { ...options, streams });
  const document = openApiDocument(options.areas, version);
  app.get('/api/v2/openapi.json', async () => document);
  healthRoute(app, options.health);
  return app;
}

/**
 * Accepts only JSON. An empty body counts as none, regardless of its content type, since some
 * clients post without one.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') done(null, undefined);
      else if (isNestedDeeply(text)) done(refuse('invalid', '', 'The body is nested too deeply.'));
      else parse(request, text, done);
    },
  );
}
