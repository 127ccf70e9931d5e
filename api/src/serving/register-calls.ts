import multipart from '@fastify/multipart';
import { basePaths, type CallDefinition, parseCallName } from '@portal/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  authenticate,
  authorize,
  type Caller,
  checkStillAuthorized,
} from '../access/authenticate.ts';
import type { Area } from '../app/area.ts';
import { goneSignal } from '../app/client-gone.ts';
import type { Clock } from '../app/clock.ts';
import { FileAnswer } from '../app/file-answer.ts';
import type { CallInput, CallServices, Handler } from '../app/implement.ts';
import { StreamAnswer } from '../app/stream-answer.ts';
import { bindToViewer } from '../scope/bind.ts';
import { readCallHeaders } from './call-headers.ts';
import { answerCheck, eventCheck } from './check-answers.ts';
import { checkAreas } from './check-areas.ts';
import { deleteUpload, readUpload, type Upload } from './read-upload.ts';
import type { RunningStreams } from './running-streams.ts';
import { parserOf } from './validation.ts';

export interface CallEnvironment extends CallServices {
  readonly clock: Clock;
  /**
   * Also validates every response against its schema; for tests, since clients trust the contract.
   */
  readonly checkAnswers: boolean;
}

interface RegistrationEnvironment extends CallEnvironment {
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
 * @throws Error if a call has no handler, no right, or an unknown right
 */
export function registerCalls(
  app: FastifyInstance,
  areas: readonly Area[],
  environment: RegistrationEnvironment,
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
  // Only these calls accept form data.
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
  environment: RegistrationEnvironment,
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
    // Runs before the body is read, so that callers without the right are refused early.
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
              caller &&
              checkStillAuthorized(caller, call.right, environment, environment.clock.now()),
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
        await deleteUpload(file);
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
    // The parsers have just validated these against the call's schemas.
    ({
      params: params(request.params),
      query: query(request.query),
      body: body(upload ? upload.fields : request.body),
      file: upload?.file,
      user: caller?.user ?? null,
      session: caller?.session ?? null,
      now,
      address: request.ip,
      ...readCallHeaders(request),
      signal,
      db: bindToViewer(unscoped, caller?.user ?? null),
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
