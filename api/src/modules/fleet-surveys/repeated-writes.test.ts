import { randomUUID } from 'node:crypto';
import type { CallName } from '@portal/contract/wire';
import { testAddress } from '../../db/testing.ts';
import { type YardApi, yardApi, yards } from './testing/yard-api.ts';
import { tractor } from './testing.ts';

// Writes of locations and units that are sent again, as a device does that heard no answer.

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const saveUnits = 'POST fleet_survey/save_units';
const row = { ...tractor, row: 1 };
const { location_id, ...kind } = row;

interface Sent {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A write with its key, and the same with something else in it. */
type Make = (key: string) => Promise<{ readonly said: Sent; readonly other: Sent }>;

const bodies = (client_key: string, said: object, other: object) => ({
  said: { body: { client_key, ...said } },
  other: { body: { client_key, ...said, ...other } },
});

const deletion = async (client_key: string, more: Readonly<Record<string, string>> = {}) => {
  const params = { id: String(await api.unit()) };
  const query = { client_key, revision: '1', ...more };
  return { said: { params, query }, other: { params, query: { ...query, revision: '2' } } };
};

/** What is written, its call, and how many changes of units it notes. */
const writes: readonly (readonly [string, CallName, number, Make])[] = [
  [
    'a new location',
    'POST fleet_survey/add_location',
    0,
    async (key) =>
      bodies(
        key,
        { ...testAddress, account: '0042', code: 'C9', name: 'Canton', address: '9 Depot Rd' },
        { name: 'Canton Depot' },
      ),
  ],
  [
    'a new unit',
    'POST fleet_survey/save_unit',
    1,
    async (key) => bodies(key, { ...tractor, unit_number: 'N1' }, { year: 2020 }),
  ],
  [
    'a changed unit',
    'POST fleet_survey/save_unit',
    1,
    async (key) => {
      const unit_id = await api.unit();
      return bodies(
        key,
        { ...tractor, unit_number: 'N2', unit_id, revision: 1 },
        { unit_number: 'N3' },
      );
    },
  ],
  [
    'clones',
    'POST fleet_survey/clone_unit',
    3,
    async (key) => {
      const unit_id = await api.unit();
      return bodies(key, { unit_id, first_number: 'C1', count: 3 }, { count: 4 });
    },
  ],
  ['a unit that is taken off', 'DELETE fleet_survey/delete_unit/{id}', 1, (key) => deletion(key)],
  [
    'a unit that is deleted',
    'DELETE fleet_survey/delete_unit_all/{id}',
    1,
    (key) => deletion(key, { surveys: '0', tires: '0' }),
  ],
  [
    'many units',
    saveUnits,
    2,
    async (key) => {
      const unit_id = await api.unit();
      const units = [
        { ...kind, unit_number: 'M1' },
        { ...kind, row: 2, unit_number: 'M2', unit_id, revision: 1, owner: 'Apex Lease' },
        { ...kind, row: 3, unit_number: 'm1' },
      ];
      return bodies(key, { location_id, units }, { is_all_or_none: true });
    },
  ],
  [
    'units that are taken back',
    saveUnits,
    1,
    async (key) => {
      const undo = randomUUID();
      const units = [{ ...kind, unit_number: 'M1' }];
      await api.as('customer', saveUnits, { body: { client_key: undo, location_id, units } });
      return bodies(key, { location_id, units: [], undo }, { location_id: yards.boise });
    },
  ],
];

test.each(writes)('%s, sent three times, takes effect once', async (_, call, __, make) => {
  const { said, other } = await make(randomUUID());
  const before = await api.written();
  const first = await api.as('customer', call, said);
  expect(first.status).toBe(200);
  const after = await api.written();
  expect(after).not.toBe(before);
  for (let time = 0; time < 2; time += 1) {
    const again = await api.as('customer', call, said);
    expect([again.status, again.body]).toEqual([200, first.body]);
  }
  expect(await api.as('customer', call, other)).toMatchObject({
    status: 400,
    body: { code: 'key_reused', path: 'client_key' },
  });
  expect(await api.written()).toBe(after);
});

test.each(writes)(
  '%s, sent three times at once, takes effect once',
  async (_, call, changes, make) => {
    const { said } = await make(randomUUID());
    const before = await api.countRows('row_changes');
    const answers = await Promise.all([1, 2, 3].map(() => api.as('customer', call, said)));
    const [first] = answers;
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, first?.body]),
    );
    const once = await api.written();
    await api.as('customer', call, said);
    expect(await api.written()).toBe(once);
    expect((await api.countRows('row_changes')) - before).toBe(changes);
  },
);
