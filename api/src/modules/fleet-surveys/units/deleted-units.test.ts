import { randomUUID } from 'node:crypto';
import { type CallerName, type YardApi, yardApi, yards } from '../testing/yard-api.ts';
import { tractor } from '../testing.ts';

const takeOff = 'DELETE fleet_survey/delete_unit/{id}';
const deleteAll = 'DELETE fleet_survey/delete_unit_all/{id}';
const save = 'POST fleet_survey/save_unit';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const idOf = (id: number | string) => ({ params: { id: String(id) } });
const remove = <Name extends typeof takeOff | typeof deleteAll>(
  call: Name,
  id: number | string,
  query: Readonly<Record<string, string>>,
  who: CallerName = 'customer',
) => api.as(who, call, { ...idOf(id), query });

describe('a unit that is taken off its location', () => {
  test('is named by the key that made it', async () => {
    const client_key = randomUUID();
    await api.as('customer', save, { body: { ...tractor, unit_number: 'O2', client_key } });
    const named = client_key.toUpperCase();
    expect((await remove(takeOff, named, { revision: '1' })).body.unit.unit_number).toBe('O2');
    const foreign = await remove(takeOff, client_key, { revision: '2' }, 'colleague');
    expect(foreign.body).toMatchObject({ code: 'unknown_value', path: 'id' });
  });
});

describe('a unit that is deleted everywhere', () => {
  test("counts the surveys that the person sees: another dealer's are none of them", async () => {
    const id = await api.unit();
    const survey = await api.survey(id, '2025-06-30', true);
    const { kysely } = api.database;
    await kysely.updateTable('surveys').set({ dealer_id: 2 }).where('id', '=', survey).execute();
    const query = { revision: '1', surveys: '0', tires: '0' };
    expect((await remove(deleteAll, id, query)).body.code).toBe('changed_elsewhere');
    expect((await remove(deleteAll, id, query, 'dealer')).status).toBe(200);
  });
});

describe.each([
  [takeOff, {}],
  [deleteAll, { surveys: '0', tires: '0' }],
] as const)('%s', (call, more) => {
  test('of a unit that somebody else has changed says by whom, and changes nothing', async () => {
    const id = await api.unit({ unit_number: 'E1' });
    await api.as('colleague', save, {
      body: { ...tractor, unit_number: 'E1', year: 2019, unit_id: id, revision: 1 },
    });
    const before = await api.written();
    expect(await remove(call, id, { revision: '1', ...more })).toMatchObject({
      status: 400,
      body: { code: 'changed_elsewhere', path: 'revision', revision: 2, changed_by: 'Ida Roe' },
    });
    expect(await api.written()).toBe(before);
  });

  test('refuses a foreign unit as one that there is not', async () => {
    const id = await api.unit({ account_id: 2, location_id: yards.foreign });
    const answer = await remove(call, id, { revision: '1', ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_value', path: 'id' } });
    expect((await remove(call, 999_999, { revision: '1', ...more })).body).toEqual(answer.body);
    expect(await remove(call, 'zero', { revision: '1', ...more })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'id' },
    });
    expect(await remove(call, id, more)).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'revision' },
    });
  });
});
