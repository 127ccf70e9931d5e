import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Area } from '../app/area.ts';
import { type LogTarget, logging } from '../app/logging.ts';
import { refuse } from '../app/refusal.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerFailure, answerRefusal } from './failures.ts';
import { type HealthCheck, healthRoute } from './health.ts';
import { isNestedDeeply } from './nesting.ts';
import { openApiDocument } from './openapi.ts';
import { type CallEnvironment, registerCalls } from './register-calls.ts';
import { forgetRest } from './rest-of-body.ts';
import { RunningStreams } from './running-streams.ts';
import { version } from './version.ts';

interface ApiOptions extends CallEnvironment {
  readonly health: HealthCheck;
  readonly log: LogTarget;
  readonly areas: readonly Area[];
  /** How often streams are looked after, in milliseconds; tests do not wait as long. */
  readonly streamBeat?: number;
}

const bodyLimit = 1024 * 1024;
/** A request must have come whole within this time, in milliseconds. */
const requestTimeout = 30_000;

/**
 * The API: every call of the contract, its OpenAPI document and `/health`. It is reached through
 * the gateway alone, so only that one's word is taken for where a caller sits.
 *
 * @throws Error when a call of the contract is not answered or not guarded
 */
export async function buildApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...logging(options.log),
    bodyLimit,
    requestTimeout,
    // Node.js takes the longer of the two for the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerFailure,
  });
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) await forgetRest(request.raw);
    answerFailure(error, request, reply);
    return reply;
  });
  app.setNotFoundHandler((_, reply) => answerRefusal(refuse('not_found'), reply));
  readJson(app);
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } });
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    // Beside the end of the session, which is told by the same clock.
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

/** Only JSON is read. An empty body is none, whatever its type says: clients post without one. */
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
