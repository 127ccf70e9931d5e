import { randomUUID } from 'node:crypto';
import { type Who, type YardApi, yardApi, yards } from '../testing/yard-api.ts';
import { tractor } from '../testing.ts';

const clone = 'POST fleet_survey/clone_unit';
const takeOff = 'DELETE fleet_survey/delete_unit/{id}';
const deleteAll = 'DELETE fleet_survey/delete_unit_all/{id}';
const details = 'GET fleet_survey/get_unit/{id}';
const save = 'POST fleet_survey/save_unit';

let api: YardApi;
beforeAll(async () => {
  api = await yardApi();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const clones = (body: object) => api.as('customer', clone, { body });
const idOf = (id: number | string) => ({ params: { id: String(id) } });
const remove = <Name extends typeof takeOff | typeof deleteAll>(
  call: Name,
  id: number | string,
  query: Readonly<Record<string, string>>,
  who: Who = 'customer',
) => api.as(who, call, { ...idOf(id), query });
const read = async (id: number) => (await api.as('customer', details, idOf(id))).body;

describe('clones', () => {
  test('count their numbers up, and are like the unit without VIN and plate', async () => {
    const unit_id = await api.unit({
      vin: '1M8GDM9AXKP042788',
      license_plate: 'A1',
      manufacturer: 'Norland',
      year: 2020,
      location_id: yards.boise,
    });
    const { body } = await clones({ unit_id, first_number: ' 0098 ', count: 3 });
    expect(body.clones.map(({ unit_number }) => unit_number)).toEqual(['0098', '0099', '0100']);
    for (const { unit_id: id } of body.clones) {
      const { unit, history } = await read(id);
      expect(unit).toMatchObject({ manufacturer: 'Norland', year: 2020, location_code: '0002' });
      expect([unit.vin, unit.license_plate, unit.revision]).toEqual([null, null, 1]);
      expect(history).toMatchObject([{ action: 'created', changed_by: 'Uma Serrano' }]);
    }
  });

  test('are previewed with those that are taken, and nothing is written', async () => {
    const unit_id = await api.unit({ unit_number: 't-10' });
    const before = await api.written();
    const said = { unit_id, first_number: 'T-9', count: 3, is_preview: true };
    const { body } = await clones({ ...said, client_key: randomUUID() });
    expect(body.clones).toEqual([
      { unit_number: 'T-9', is_taken: false, unit_id: null },
      { unit_number: 'T-10', is_taken: true, unit_id: null },
      { unit_number: 'T-11', is_taken: false, unit_id: null },
    ]);
    expect(await api.written()).toBe(before);
  });

  test.each([
    ['a number that is taken', { first_number: 'T-9', count: 3 }, 'unique', 'first_number'],
    ['no number', { first_number: ' ' }, 'invalid', 'first_number'],
    ['numbers that grow too long', { first_number: '9'.repeat(40), count: 2 }, 'invalid', 'count'],
    ['none', { count: 0 }, 'invalid', 'count'],
    ['too many', { count: 101 }, 'invalid', 'count'],
    ['of no unit', { unit_id: 999_999 }, 'unknown_value', 'unit_id'],
  ])('%s are refused, and nothing is written', async (_, said, code, path) => {
    const unit_id = await api.unit({ unit_number: 't-10' });
    const before = await api.written();
    const answer = await clones({ unit_id, first_number: 'C1', count: 1, ...said });
    expect(answer).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.written()).toBe(before);
  });
});

describe('a unit that is taken off its location', () => {
  test('is put back by saving it where it was', async () => {
    const id = await api.unit({ unit_number: 'O1' });
    const { body } = await remove(takeOff, id, { revision: '1' });
    expect(body.unit).toMatchObject({ unit_id: id, location_id: null, revision: 2 });
    const list = async () =>
      (
        await api.as('customer', 'POST fleet_survey/get_units', {
          body: { location_id: yards.akron, page_number: 1, page_size: 20 },
        })
      ).body.total_items;
    expect(await list()).toBe(0);
    const back = await api.as('customer', save, {
      body: { ...tractor, unit_number: 'O1', unit_id: id, revision: 2 },
    });
    expect(back.body.unit).toMatchObject({ location_id: yards.akron, revision: 3 });
    expect(await list()).toBe(1);
    expect((await read(id)).history.map(({ fields }) => fields)).toEqual([
      { location_id: null },
      { location_id: yards.akron },
    ]);
  });

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
  test('leaves its number free, and the surveys what they recorded', async () => {
    const id = await api.unit({ unit_number: 'D1' });
    await api.survey(id, '2025-06-30');
    expect((await read(id)).surveys).toBe(1);
    const query = { revision: '1', surveys: '1', tires: '0' };
    expect((await remove(deleteAll, id, query)).body).toEqual({
      status: { status: 0, description: 'Success' },
    });
    expect((await api.as('customer', details, idOf(id))).body.code).toBe('unknown_value');
    const again = await api.as('customer', save, { body: { ...tractor, unit_number: 'd1' } });
    expect(again.status).toBe(200);
    const { kysely } = api.database;
    const kept = await kysely.selectFrom('unit_inspections').select('unit_number').execute();
    expect(kept).toEqual([{ unit_number: 'D1' }]);
    const changes = await kysely
      .selectFrom('row_changes')
      .select(['action', 'revision', 'changed_by_name'])
      .where('row_id', '=', id)
      .execute();
    expect(changes).toEqual([{ action: 'deleted', revision: 2, changed_by_name: 'Uma Serrano' }]);
  });

  test('was in as many surveys as was confirmed, or stays', async () => {
    const id = await api.unit();
    await api.survey(id, '2025-06-30');
    const before = await api.written();
    const few = await remove(deleteAll, id, { revision: '1', surveys: '0', tires: '0' });
    expect(few).toMatchObject({
      status: 400,
      body: { code: 'changed_elsewhere', path: 'surveys', surveys: 1, tires: 0, revision: 1 },
    });
    const tires = await remove(deleteAll, id, { revision: '1', surveys: '1', tires: '4' });
    expect(tires.body).toMatchObject({ code: 'changed_elsewhere', path: 'tires' });
    expect(await api.written()).toBe(before);
  });

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
