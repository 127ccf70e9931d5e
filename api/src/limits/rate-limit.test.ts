import { TestClock } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { enforceLimit } from './enforce-limit.ts';
import { countHit } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const limit = { name: 'test', hits: 3, seconds: 60 };
const clock = new TestClock();
const hit = (caller: string) => countHit(database.kysely, limit, { caller, now: clock.now() });

test('hits up to the limit pass, further ones wait for the next window', async () => {
  const passed = [await hit('one'), await hit('one'), await hit('one')];
  expect(passed.map(({ exceeded }) => exceeded)).toEqual([false, false, false]);
  clock.pass({ seconds: 20 });
  expect(await hit('one')).toEqual({ exceeded: true, retryAfter: 40 });
  clock.pass({ seconds: 40 });
  expect(await hit('one')).toEqual({ exceeded: false, retryAfter: 60 });
});

test('a window that begins later than now is over: the clock was set back', async () => {
  for (let time = 0; time < 4; time += 1) await hit('ahead');
  clock.pass({ minutes: -24 * 60 });
  expect(await hit('ahead')).toEqual({ exceeded: false, retryAfter: 60 });
  clock.pass({ minutes: 24 * 60 });
});

test('callers and limits are counted apart', async () => {
  for (let time = 0; time < 4; time += 1) await hit('two');
  expect(await hit('three')).toMatchObject({ exceeded: false });
  const other = { ...limit, name: 'other' };
  expect(await countHit(database.kysely, other, { caller: 'two', now: clock.now() })).toMatchObject(
    {
      exceeded: false,
    },
  );
});

test('hits at the same moment are all counted', async () => {
  const states = await Promise.all(Array.from({ length: 10 }, () => hit('many')));
  expect(states.filter(({ exceeded }) => exceeded)).toHaveLength(7);
});

test('a call over the limit is refused with the seconds to wait', async () => {
  const call = () => enforceLimit(database.kysely, limit, { caller: 'refused', now: clock.now() });
  for (let time = 0; time < 3; time += 1) await call();
  await expect(call()).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    retryAfter: 60,
  });
});

test('old counts are forgotten', async () => {
  await hit('gone');
  clock.pass({ minutes: 25 * 60 });
  await hit('new');
  const rows = await database.kysely.selectFrom('rate_limits').select('limit_key').execute();
  expect(rows).toEqual([{ limit_key: 'test new' }]);
});
