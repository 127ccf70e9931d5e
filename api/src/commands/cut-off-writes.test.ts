import { randomUUID } from 'node:crypto';
import { basePaths, type CallName, parseCallName } from '@portal/contract/wire';
import { type SessionKeys, startSession } from '../access/sessions.ts';
import { type AnswerTo, sentBody } from '../app/testing.ts';
import { addedRows, tableContents } from '../db/testing/table-contents.ts';
import type {
  AddedRowCounts,
  CallRequest,
} from '../modules/fleet-surveys/testing/keyed-writes/keyed-write.ts';
import { keyedWrites } from '../modules/fleet-surveys/testing/keyed-writes/keyed-writes.ts';
import { storeFleetClerk } from './testing/fleet-clerk.ts';
import { createServerFixture } from './testing/served-api.ts';

let folder: Awaited<ReturnType<typeof createServerFixture>>;
let session: SessionKeys;

beforeAll(async () => {
  folder = await createServerFixture();
  session = await folder.withDatabase(async (db) => {
    const user_id = await storeFleetClerk(db);
    return startSession(db, user_id, { now: new Date(), minutes: 30 });
  });
});
afterEach(() => folder.endAll());
afterAll(() => folder.remove());

/**
 * Makes a call.
 *
 * @returns status and body; null if the API is gone before both have arrived
 */
async function send(
  api: string,
  name: CallName,
  { params = {}, query = {}, ...said }: CallRequest,
) {
  const { method, base, path } = parseCallName(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? '');
  const address = `${api}${basePaths[base]}/${filled}?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${session.token}`, 'api-key': session.apiKey };
  const { type, payload } = await sentBody(said);
  try {
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(payload && { body: payload }),
    });
    // Addresses of photos get a new signature every few minutes.
    const text = (await answer.text()).replaceAll(/expires=\d+&signature=[\w-]+/g, '');
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    return null;
  }
}

const stop = async ({ child, ended }: Awaited<ReturnType<typeof folder.serveUntilReady>>) => {
  child.kill('SIGTERM');
  await ended;
};

/** The calls for each write of the survey tool, once everything they depend on is stored. */
async function preparedWrites() {
  const tagged = keyedWrites.map((write) => {
    const key = randomUUID();
    return { write, key, tag: `K-${key.slice(0, 8)}` };
  });
  const stored = await folder.withDatabase(async (db) => {
    const ids: number[] = [];
    for (const { write, tag } of tagged) ids.push((await write.store?.(db, tag)) ?? 0);
    return ids;
  });
  const served = await folder.serveUntilReady();
  const ask = async <Name extends CallName>(name: Name, said: CallRequest) => {
    const answer = await send(served.api, name, said);
    expect(answer?.status).toBe(200);
    return answer?.body as AnswerTo<Name>['body'];
  };
  const writes = [];
  for (const [at, { write, key, tag }] of tagged.entries()) {
    const { call, prepare } = write;
    writes.push({ call, ...(await prepare(ask, key, tag, stored[at] ?? 0)) });
  }
  await stop(served);
  return writes;
}

/**
 * Sends all writes at once, and kills the API after the given number of answers.
 *
 * @returns the answers
 */
async function cutOff(writes: Awaited<ReturnType<typeof preparedWrites>>, answered: number) {
  const { api, child, ended } = await folder.serveUntilReady();
  let count = 0;
  const answers = await Promise.all(
    writes.map(async ({ call, said }) => {
      const answer = await send(api, call, said);
      count += 1;
      if (count === answered) child.kill('SIGKILL');
      return answer;
    }),
  );
  await ended;
  return answers;
}

/** The sums of rows added per table, without tables that gain none. */
function sumOf(all: readonly AddedRowCounts[]): AddedRowCounts {
  const sum = new Map<string, number>();
  for (const [table, rows] of all.flatMap((added) => Object.entries(added))) {
    sum.set(table, (sum.get(table) ?? 0) + rows);
  }
  return Object.fromEntries([...sum].filter(([, rows]) => rows !== 0));
}

test('each write takes effect once, however often the API is killed before anybody hears its answer', async () => {
  const writes = await preparedWrites();
  const before = await folder.withDatabase(tableContents);

  // The first time some are written, some are not, and some are in between; the second time all
  // are.
  const first = await cutOff(writes, 4);
  const second = await cutOff(writes, writes.length);
  expect(second).not.toContain(null);

  const served = await folder.serveUntilReady();
  const third = await Promise.all(writes.map(({ call, said }) => send(served.api, call, said)));
  await stop(served);

  expect(third.map((answer) => answer?.status)).toEqual(writes.map(() => 200));
  expect(third).toEqual(second);
  expect(first.map((answer, at) => answer ?? third[at])).toEqual(third);
  const after = await folder.withDatabase(tableContents);
  expect(addedRows(before, after)).toEqual(
    sumOf([...keyedWrites.map(({ adds }) => adds), { idempotency_keys: writes.length }]),
  );
});
