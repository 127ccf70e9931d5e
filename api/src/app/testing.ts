import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { adminCalls } from '@portal/contract/admin/schema';
import type { analysisReportCalls } from '@portal/contract/analysis-reports/schema';
import type { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import type { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import type { inspectionSurveyCalls } from '@portal/contract/inspection-surveys/schema';
import type { lookupCalls } from '@portal/contract/lookups/schema';
import type { portalCalls } from '@portal/contract/portal/schema';
import type { CallName, ResponseOf, WireError } from '@portal/contract/wire';
import { basePaths, parseCallName } from '@portal/contract/wire';
import type { Deployment } from '@portal/platform/remote';
import type { FastifyInstance } from 'fastify';
import { type SessionKeys, startSession } from '../access/sessions.ts';
import { createUser, type NewUser } from '../access/users.ts';
import type { Database } from '../db/database.ts';
import type { TestContent } from '../db/testing/content.ts';
import { testDatabase } from '../db/testing.ts';
import { RunningExportJobs } from '../exports/jobs/export-jobs.ts';
import { RunningKeptReports } from '../kept/reports/running-kept-reports.ts';
import type { Mail } from '../mail/mail.ts';
import { RunningOutbox } from '../mail/outbox/running-outbox.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import { openStorage } from '../pictures/storage/open-storage.ts';
import { buildApi } from '../serving/build-api.ts';
import { healthCheck } from '../serving/health.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Area } from './area.ts';

/** A clock that does not advance until a test moves it. */
export class TestClock {
  private instant = new Date('2025-07-01T12:00:00.000Z');

  now(): Date {
    return this.instant;
  }

  pass({ seconds = 0, minutes = 0 }: { seconds?: number; minutes?: number }): void {
    this.instant = new Date(this.instant.getTime() + seconds * 1000 + minutes * 60_000);
  }
}

interface CallOptions {
  readonly body?: unknown;
  /** Sent as form data, together with the body. */
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly as?: SessionKeys;
  readonly headers?: Readonly<Record<string, string>>;
  /** Expects an internal failure, and returns it as an answer. */
  readonly isFaulty?: true;
}

type Contract = typeof portalCalls &
  typeof fleetDashboardCalls &
  typeof fleetSurveyCalls &
  typeof inspectionSurveyCalls &
  typeof analysisReportCalls &
  typeof lookupCalls &
  typeof adminCalls;
/** With all optional fields present: a test that reads a missing one fails anyway. */
type Full<Value> = Value extends readonly (infer Item)[]
  ? Full<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Full<NonNullable<Value[Key]>> }
    : Value;
type AnswerOf<Name> = Name extends keyof Contract
  ? Full<ResponseOf<Contract[Name]>>
  : Readonly<Record<string, unknown>>;

interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The raw body; the only one of a file. */
  readonly bytes: Buffer;
  /** Success or error body, by status. */
  readonly body: Body & WireError;
}

export type AnswerTo<Name> = Answer<AnswerOf<Name>>;

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: TestClock;
  readonly settings: Settings;
  readonly exportJobs: RunningExportJobs;
  readonly keptReports: RunningKeptReports;
  readonly outbox: RunningOutbox;
  readonly pictures: Pictures;
  /** Everything that was logged, line by line. */
  readonly log: string[];
  /** Every mail that was sent. */
  readonly mails: Mail[];
  /** The deployment that the API uses; none until a test sets it. */
  deployment: Deployment | null;
  isSignInReady: boolean;
  /**
   * Makes a call by its name in the contract.
   *
   * @throws Error with the log of an internal failure
   */
  call<Name extends CallName>(name: Name, options?: CallOptions): Promise<AnswerTo<Name>>;
  /** Creates a session of a user, bypassing the sign-in page. */
  sessionOf(userId: number): Promise<SessionKeys>;
  close(): Promise<void>;
}

/**
 * The API over a fresh database, for tests of calls; answers are checked against the contract.
 *
 * @param content of the database from the start
 */
export async function testApi(areas: readonly Area[], ...content: TestContent): Promise<TestApi> {
  const database = await testDatabase(...content);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const settings = readSettings({ DATA_DIR: dataDir });
  const clock = new TestClock();
  const log: string[] = [];
  const mails: Mail[] = [];
  const deployment = {
    current: async () => api.deployment,
    follow: () => {},
    close: async () => {},
  };
  const postMail = (mail: Mail) => void mails.push(mail);
  const outbox = new RunningOutbox({
    database,
    send: async (mail) => postMail(mail),
    clock,
    onProblem: (error) => log.push(String(error)),
  });
  const pictures = openPictures({ db: database.kysely, storage: openStorage(settings) });
  const exportJobs = new RunningExportJobs({
    database,
    dataDir,
    clock,
    kinds: areas.flatMap(({ exportKinds }) => exportKinds),
    pictures,
    onProblem: (error) => log.push(String(error)),
  });
  const keptReports = new RunningKeptReports({
    database,
    clock,
    kinds: areas.flatMap(({ keptReportKinds }) => keptReportKinds),
    settings,
    onProblem: (error) => log.push(String(error)),
  });
  const services = {
    unscoped: database.kysely,
    settings,
    deployment,
    postMail,
    outbox,
    exportJobs,
    keptReports,
    pictures,
    clock,
  };
  const app = await buildApi({
    ...services,
    areas,
    checkAnswers: true,
    streamBeat: 100,
    health: healthCheck({
      ...services,
      db: database.kysely,
      isSignInReady: () => api.isSignInReady,
    }),
    log: { write: (line) => log.push(line) },
  });
  const api: TestApi = {
    app,
    database,
    clock,
    settings,
    exportJobs,
    keptReports,
    outbox,
    pictures,
    log,
    mails,
    deployment: null,
    isSignInReady: true,
    async call(name, options = {}) {
      const answer = await makeCall(app, name, options);
      if (answer.status !== 500 || options.isFaulty) return answer;
      throw new Error(`${name} failed: ${log.findLast((line) => line.includes('A call failed'))}`);
    },
    sessionOf: (userId) => startSession(database.kysely, userId, { now: clock.now(), minutes: 30 }),
    async close() {
      await app.close();
      await outbox.close();
      pictures.close();
      await exportJobs.close();
      await keptReports.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return api;
}

async function makeCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  options: CallOptions,
): Promise<AnswerTo<Name>> {
  const { method, base, path } = parseCallName(name);
  const { params = {}, query = {}, as, headers = {} } = options;
  const { type, payload } = await sentBody(options);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const answer = await app.inject({
    method: method as 'GET',
    url: `${basePaths[base]}/${filled}`,
    query: { ...query },
    headers: {
      ...(as && { authorization: `Bearer ${as.token}`, 'api-key': as.apiKey }),
      ...(type !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isFile = !String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    // A file has no parsed body, and a test that reads one fails anyway.
    body: isFile ? undefined : answer.json(),
  } as Answer<AnswerOf<Name>>;
}

/** The body to send: JSON, or a form if it includes a file. */
export async function sentBody({ body, file }: Pick<CallOptions, 'body' | 'file'>): Promise<{
  readonly type?: string;
  readonly payload?: string | Buffer<ArrayBuffer>;
}> {
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
    form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    return { type, payload: Buffer.from(await sent.arrayBuffer()) };
  }
  if (body === undefined) return {};
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return { type: 'application/json', payload };
}

let userCount = 0;

/**
 * Adds a user, by default without rights.
 *
 * @returns the user's id
 */
export function addTestUser(database: Database, user: Partial<NewUser> = {}): Promise<number> {
  userCount += 1;
  return createUser(database.kysely, {
    login: `user-${userCount}`,
    email: `user-${userCount}@fleet.example`,
    name: 'Uma',
    lastName: 'Serrano',
    group: 'CUS',
    rights: [],
    // Matches no password.
    passwordHash: '',
    ...user,
  });
}
