import multipart from '@fastify/multipart';
import { basePaths, type CallDefinition, parseCallName } from '@portal/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, authorize, type Caller, stillAuthorized } from '../access/authenticate.ts';
import type { Area } from '../app/area.ts';
import { goneSignal } from '../app/client-gone.ts';
import type { Clock } from '../app/clock.ts';
import { FileAnswer } from '../app/file-answer.ts';
import type { CallInput, CallServices, Handler } from '../app/implement.ts';
import { StreamAnswer } from '../app/stream-answer.ts';
import { bindTo } from '../scope/bind.ts';
import { saidInHeaders } from './call-headers.ts';
import { answerCheck, eventCheck } from './check-answers.ts';
import { checkAreas } from './check-areas.ts';
import { forgetUpload, readUpload, type Upload } from './read-upload.ts';
import type { RunningStreams } from './running-streams.ts';
import { parserOf } from './validation.ts';

export interface CallEnvironment extends CallServices {
  readonly clock: Clock;
  /** Also hold every answer to its schema; for tests, since clients trust the contract. */
  readonly checkAnswers: boolean;
}

interface Registered extends CallEnvironment {
  readonly streams: RunningStreams;
}

interface Arrival {
  readonly caller: Caller | null;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Registers every call of the contract.
 *
 * @throws Error when a call has no implementation, no right, or an unknown one
 */
export function registerCalls(
  app: FastifyInstance,
  areas: readonly Area[],
  environment: Registered,
): void {
  const problems = checkAreas(areas);
  if (problems.length > 0) throw new Error(`The API cannot start: ${problems.join('; ')}.`);
  const register = (to: FastifyInstance, isUpload: boolean) => {
    for (const { calls, handlers } of areas) {
      for (const [name, call] of Object.entries(calls)) {
        const handler = handlers[name];
        if (handler && Boolean(call.upload) === isUpload)
          registerCall(to, name, call, handler, environment);
      }
    }
  };
  register(app, false);
  // Form data is read for these alone.
  app.register(async (uploads) => {
    await uploads.register(multipart);
    register(uploads, true);
  });
}

function registerCall(
  app: FastifyInstance,
  name: string,
  call: CallDefinition,
  handler: Handler<CallDefinition>,
  environment: Registered,
): void {
  const { method, base, path } = parseCallName(name);
  const readInput = inputReader(call, environment);
  const check = environment.checkAnswers ? answerCheck(name, call) : () => {};
  const checkEvent = environment.checkAnswers ? eventCheck(name, call) : () => {};
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  app.route({
    method,
    url: `${basePaths[base]}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
    // Before the body is read: who may not call is not listened to.
    async onRequest(request, reply) {
      const now = environment.clock.now();
      const signal = goneSignal(reply);
      if (call.right === 'none') {
        arrivals.set(request, { caller: null, now, signal });
        return;
      }
      const caller = await authenticate(request, environment, now);
      reply.header('session-end', caller.session.endsAt.toISOString());
      authorize(caller, call.right);
      arrivals.set(request, { caller, now, signal });
    },
    async handler(request, reply) {
      const arrival = arrivals.get(request);
      if (!arrival) throw new Error(`${name} was reached without having been let in.`);
      const answerTo = async (input: CallInput<CallDefinition>) => {
        const answer: unknown = await handler(input);
        if (answer instanceof StreamAnswer) {
          const { caller } = arrival;
          return environment.streams.start(answer, {
            reply,
            check: async () =>
              caller && stillAuthorized(caller, call.right, environment, environment.clock.now()),
            checkEvent,
          });
        }
        check(answer);
        return answer instanceof FileAnswer ? answer.start(reply, request.log) : answer;
      };
      if (!call.upload) return answerTo(readInput(request, arrival));
      const { dataDir } = environment.settings;
      const { fields, file } = await readUpload(request, { ...call.upload, dataDir });
      try {
        return await answerTo(readInput(request, arrival, { fields, file }));
      } finally {
        await forgetUpload(file);
      }
    },
  });
}

function inputReader(call: CallDefinition, environment: CallEnvironment) {
  const params = parserOf(call.params, { fromText: true });
  const query = parserOf(call.query, { fromText: true });
  const body = parserOf(call.body, { fromText: call.upload !== undefined });
  const { unscoped, settings, deployment, postMail, outbox, exportJobs, keptReports, pictures } =
    environment;
  return (request: FastifyRequest, { caller, now, signal }: Arrival, upload?: Upload) =>
    // The parsers have just made these what the call's schemas say.
    ({
      params: params(request.params),
      query: query(request.query),
      body: body(upload ? upload.fields : request.body),
      file: upload?.file,
      user: caller?.user ?? null,
      session: caller?.session ?? null,
      now,
      address: request.ip,
      ...saidInHeaders(request),
      signal,
      db: bindTo(unscoped, caller?.user ?? null),
      unscoped,
      settings,
      deployment,
      postMail,
      outbox,
      exportJobs,
      keptReports,
      pictures,
    }) as CallInput<CallDefinition>;
}
