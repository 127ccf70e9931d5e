import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../access/passwords.ts';
import type { NewUser } from '../access/users.ts';
import { addTestUser, TestClock } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import type { Mail } from '../mail/mail.ts';
import { buildMembership } from './build-membership.ts';

export const portal = 'http://localhost:8080';
export const password = 'the right password';

type Fields = Readonly<Record<string, string>>;

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The target of a redirect, if any. */
  readonly location: URL | null;
}

export interface TestMembership {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: TestClock;
  readonly mails: Mail[];
  readonly log: string[];
  open(fields?: Fields, headers?: Fields): Promise<Page>;
  submit(fields?: Fields, headers?: Fields): Promise<Page>;
  /**
   * Adds a user with {@link password}.
   *
   * @returns the address
   */
  newUser(user?: Partial<NewUser>): Promise<string>;
  close(): Promise<void>;
}

const returnFields = { return_host: portal, return_path: '/fleet-dashboard', state: 'my-state' };

/** The sign-in page over a fresh database, as a browser would see it. */
export async function testMembership(): Promise<TestMembership> {
  const database = await testDatabase();
  const clock = new TestClock();
  const mails: Mail[] = [];
  const log: string[] = [];
  const app = await buildMembership({
    db: database.kysely,
    clock,
    postMail: (mail) => void mails.push(mail),
    log: { write: (line) => log.push(line) },
    returnHosts: [portal],
    portal,
  });
  const passwordHash = await hashPassword(password);
  return {
    app,
    database,
    clock,
    mails,
    log,
    open: async (fields = {}, headers = {}) =>
      pageOf(await app.inject({ url: '/sign-in', query: { ...returnFields, ...fields }, headers })),
    submit: async (fields = {}, headers = {}) =>
      pageOf(
        await app.inject({
          method: 'POST',
          url: '/sign-in',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: new URLSearchParams({ ...returnFields, ...fields }).toString(),
        }),
      ),
    async newUser(user = {}) {
      const id = await addTestUser(database, { passwordHash, ...user });
      const { email } = await database.kysely
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return email;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

interface Injected {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const pageOf = ({ statusCode, headers, body }: Injected): Page => ({
  status: statusCode,
  headers,
  text: body,
  location: typeof headers.location === 'string' ? new URL(headers.location) : null,
});
