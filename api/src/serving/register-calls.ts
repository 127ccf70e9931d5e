import multipart from '@fastify/multipart';
import { basePaths, type CallDefinition, parseCallName } from '@portal/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { authenticate, authorize, type Caller } from '../access/authenticate.ts';
import type { Area } from '../app/area.ts';
import { goneSignal } from '../app/client-gone.ts';
import type { Clock } from '../app/clock.ts';
import { FileAnswer } from '../app/file-answer.ts';
import type { CallInput, CallServices, Handler } from '../app/implement.ts';
import { choosePageLocale } from '../page-words/page-words.ts';
import { bindTo } from '../scope/bind.ts';
import { checkAreas } from './check-areas.ts';
import { forgetUpload, readUpload, type Upload } from './read-upload.ts';
import { parserOf } from './validation.ts';

export interface CallEnvironment extends CallServices {
  readonly clock: Clock;
  /** Also hold every answer to its schema; for tests, since clients trust the contract. */
  readonly checkAnswers: boolean;
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
  environment: CallEnvironment,
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
  environment: CallEnvironment,
): void {
  const { method, base, path } = parseCallName(name);
  const readInput = inputReader(call, environment);
  const check = environment.checkAnswers ? answerCheck(name, call) : () => {};
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
        const answer = await handler(input);
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
  const { unscoped, settings, deployment, postMail, outbox, exportJobs, pictures } = environment;
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
      ...languageOf(request),
      userTime: userTimeOf(request),
      signal,
      db: bindTo(unscoped, caller?.user ?? null),
      unscoped,
      settings,
      deployment,
      postMail,
      outbox,
      exportJobs,
      pictures,
    }) as CallInput<CallDefinition>;
}

function languageOf({ headers }: FastifyRequest) {
  const asked = String(headers['user-language'] ?? '');
  const locale = /^[a-z]{2}-[A-Z]{2}$/.test(asked) ? asked : '';
  return { locale, language: choosePageLocale(locale, '') };
}

function userTimeOf({ headers }: FastifyRequest): string {
  const said = String(headers['user-time'] ?? '');
  return /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/.test(said) ? said : '';
}

function answerCheck(name: string, call: CallDefinition): (answer: unknown) => void {
  const validator = Compile(call.response);
  return (answer) => {
    if (answer instanceof FileAnswer) {
      const { mediaType } = answer.file;
      if (call.files?.includes(mediaType)) return;
      throw new Error(`The answer to ${name} breaks the contract: a file of type ${mediaType}`);
    }
    // As it will be read: what JSON leaves out is not there.
    const read: unknown = JSON.parse(JSON.stringify(answer));
    if (validator.Check(read)) return;
    const [first] = validator.Errors(read);
    throw new Error(
      `The answer to ${name} breaks the contract at ${first?.instancePath}: ${first?.message}`,
    );
  };
}
