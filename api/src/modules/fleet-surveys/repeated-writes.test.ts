import { randomUUID } from 'node:crypto';
import { fleetSurveyCalls } from '@portal/contract/fleet-surveys/schema';
import type { CallDefinition } from '@portal/contract/wire';
import { addedRows, tableContents } from '../../db/testing/table-contents.ts';
import { testYardApi, type YardApi } from './surveys/testing/yard-api.ts';
import type { CallRequest, KeyedWrite, MakeCall } from './testing/keyed-writes/keyed-write.ts';
import { keyedWrites } from './testing/keyed-writes/keyed-writes.ts';

// Every write of the survey tool, repeated as by a device that received no answer.

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());

const ask: MakeCall = async (name, said) => {
  const { status, body } = await api.ask(name, said);
  expect([status, body]).toEqual([200, body]);
  return body;
};
/** The contents of every table once all written mails are sent. */
const contents = async () => {
  await api.outbox.idle();
  return tableContents(api.database.kysely);
};
const prepared = async ({ prepare, store }: KeyedWrite) => {
  const key = randomUUID();
  const tag = `R-${key.slice(0, 8)}`;
  return prepare(ask, key, tag, (await store?.(api.database.kysely, tag)) ?? 0);
};

test('every call that takes a key is sent again here', () => {
  const calls: Readonly<Record<string, CallDefinition>> = fleetSurveyCalls;
  const taking = Object.entries(calls).flatMap(([name, { body, query }]) =>
    JSON.stringify(body ?? query ?? {}).includes('"client_key"') ? [name] : [],
  );
  expect(new Set(keyedWrites.map(({ call }) => call))).toEqual(new Set(taking));
});

describe.each(keyedWrites)('$name ($call)', (write) => {
  const send = async (said: CallRequest) => {
    const { status, body } = await api.ask(write.call, said);
    return { status, body };
  };
  const added = { ...write.adds, idempotency_keys: 1 };

  test('sent three times in a row takes effect once, and is answered alike', async () => {
    const { said, other } = await prepared(write);
    const before = await contents();
    const first = await send(said);
    expect(first.status).toBe(200);
    const once = await contents();
    expect(addedRows(before, once)).toEqual(added);
    for (let time = 0; time < 2; time += 1) expect(await send(said)).toEqual(first);
    expect(await send(other)).toMatchObject({
      status: 400,
      body: { code: 'key_reused', path: 'client_key' },
    });
    expect(await contents()).toEqual(once);
  });

  test('sent three times at once takes effect once, and is answered alike', async () => {
    const { said } = await prepared(write);
    const before = await contents();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send(said)));
    expect(first?.status).toBe(200);
    expect(others).toEqual([first, first]);
    const once = await contents();
    expect(addedRows(before, once)).toEqual(added);
    expect(await send(said)).toEqual(first);
    expect(await contents()).toEqual(once);
  });
});
