import type { ManagedYard } from '@portal/contract/admin';
import { sql } from 'kysely';
import { type Person, type SpecsApi, testSpecsApi, yards } from '../testing.ts';
import { namingTables } from './is-used.ts';

const add = 'POST manage_specs/add_new_location';
const save = 'PUT manage_specs/save_location';
const remove = 'POST manage_specs/remove_location';
const get = 'POST manage_specs/get_location';

let api: SpecsApi;
beforeAll(async () => {
  api = await testSpecsApi();
  await sql`select setval(pg_get_serial_sequence('locations', 'id'), 100)`.execute(
    api.database.kysely,
  );
});
afterAll(() => api.close());

const kept = { akron: 'Akron Yard', boise: 'Boise Terminal' };
beforeEach(async () => {
  const { kysely } = api.database;
  await kysely.deleteFrom('specs').execute();
  await kysely.deleteFrom('audit_entries').execute();
  await kysely.deleteFrom('locations').where('id', 'not in', Object.values(yards)).execute();
  await kysely
    .updateTable('locations')
    .set({
      revision: 1,
      is_head_office: false,
      closed_at: null,
      dealer_id: null,
      group_id: null,
      region_id: null,
      latitude: null,
      longitude: null,
      customer_number: null,
    })
    .execute();
  for (const name of ['akron', 'boise'] as const)
    await kysely
      .updateTable('locations')
      .set({
        name: kept[name],
        code: name === 'akron' ? '0001' : '0002',
        address: '1 Main St',
        city: 'Akron',
      })
      .where('id', '=', yards[name])
      .execute();
});

const canton = {
  account: '0042',
  code: 'C9',
  name: 'Canton Depot',
  customer_number: '88-1',
  address: '9 Depot Rd',
  city: 'Canton',
  state: 'OH',
  postal_code: '44702',
  country: 'US',
  latitude: 40.79895,
  longitude: -81.37845,
  location_group: 'East',
  location_region: 'Ohio',
  dealer: '007',
  is_head_office: false,
};

const read = async (location_id: number, person: Person = 'anna') =>
  (await api.as(person, get, { account: '0042', location_id })).body;

/** A yard as it is saved when nothing is changed. */
async function unchanged(location_id: number) {
  const { location } = await read(location_id);
  const { dealer_name: _, is_used: __, ...values } = location;
  return values;
}
const change = async (
  location_id: number,
  said: Partial<ManagedYard> & object,
  who: Person = 'anna',
) => api.as(who, save, { ...(await unchanged(location_id)), ...said });

async function addCanton(said: object = {}): Promise<number> {
  const { body } = await api.as('anna', add, { ...canton, ...said });
  expect(body).toMatchObject({ ResponseCode: 200, similar: [] });
  return body.location_id ?? 0;
}

/** Everything that a refused write would change. */
const written = async () =>
  JSON.stringify([
    await api.database.kysely.selectFrom('locations').selectAll().orderBy('id').execute(),
    await api.database.kysely.selectFrom('location_groups').selectAll().orderBy('id').execute(),
    await api.database.kysely.selectFrom('audit_entries').selectAll().orderBy('id').execute(),
  ]);
const audit = () =>
  api.database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'before', 'after'])
    .where('area', '=', 'location')
    .orderBy('id')
    .execute();

test('a yard is added with every field, and told in the audit', async () => {
  const id = await addCanton({ name: ' Canton   Depot ' });
  const { location, groups, regions } = await read(id);
  expect(location).toEqual({
    ...canton,
    location_id: id,
    dealer_name: 'Île Tires',
    is_closed: false,
    is_used: false,
    revision: 1,
  });
  expect([groups, regions]).toEqual([['East'], ['Ohio']]);
  expect(await audit()).toMatchObject([
    { action: 'added', subject: '0042 C9', before: null, after: { yard_name: 'Canton Depot' } },
  ]);
});

test('a yard is changed field by field, and the audit tells those alone', async () => {
  const { body } = await change(yards.akron, { name: 'Akron North', location_region: 'Ohio' });
  expect(body).toMatchObject({ ResponseCode: 200, revision: 2, similar: [] });
  expect((await read(yards.akron)).location).toMatchObject({
    name: 'Akron North',
    location_region: 'Ohio',
    revision: 2,
  });
  expect(await audit()).toEqual([
    {
      action: 'changed',
      subject: '0042 0001',
      before: { yard_name: 'Akron Yard', location_region: null },
      after: { yard_name: 'Akron North', location_region: 'Ohio' },
    },
  ]);
});

test('the second of two savers is told, and nothing of it is written', async () => {
  const values = await unchanged(yards.akron);
  await api.as('sam', save, { ...values, name: 'First' });
  const before = await written();
  expect(await api.as('anna', save, { ...values, name: 'Second' })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 2 },
  });
  expect(await written()).toBe(before);
});

test('of two savers at once one is told', async () => {
  const values = await unchanged(yards.akron);
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => api.as('anna', save, { ...values, name })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

describe('the head office', () => {
  const structure = async (account?: string) =>
    (
      await api.as('anna', 'POST manage_specs/configurator_structure', {
        ...(account && { account }),
      })
    ).body.head_office;
  const offices = async () =>
    (await api.as('anna', 'POST manage_specs/get_locations', { account: '0042' })).body.locations
      .filter(({ is_head_office }) => is_head_office)
      .map(({ location_id }) => location_id);

  test('is one yard of the fleet: naming another takes it from the first', async () => {
    expect(await structure()).toBeNull();
    await change(yards.akron, { is_head_office: true });
    expect(await structure()).toEqual({
      account: '0042',
      location_id: yards.akron,
      code: '0001',
      name: 'Akron Yard',
    });
    await change(yards.boise, { is_head_office: true });
    expect(await offices()).toEqual([yards.boise]);
    const id = await addCanton({ is_head_office: true });
    expect(await offices()).toEqual([id]);
    expect(await structure('0042')).toMatchObject({ location_id: id });
    expect(await structure('42')).toBeNull();
    expect(await audit()).toMatchObject([
      { subject: '0042 0001', after: { is_head_office: true } },
      { subject: '0042 0001', after: { is_head_office: false } },
      { subject: '0042 0002', after: { is_head_office: true } },
      { subject: '0042 0002', after: { is_head_office: false } },
      { subject: '0042 C9', action: 'added' },
    ]);
  });

  test('that it is taken from is a change to who has read that yard', async () => {
    await change(yards.akron, { is_head_office: true });
    const values = await unchanged(yards.akron);
    await change(yards.boise, { is_head_office: true });
    expect(await api.as('anna', save, values)).toMatchObject({
      body: { code: 'changed_elsewhere' },
    });
  });
});

describe('doubles', () => {
  test.each([
    ['the same address', { address: '1  MAIN st', city: 'akron' }],
    ['the same name in the same city', { name: 'akron YARD', city: 'Akron' }],
  ])('%s is asked about, and added once that is confirmed', async (_, said) => {
    const { kysely } = api.database;
    await kysely
      .updateTable('locations')
      .set({ city: 'Boise' })
      .where('id', '=', yards.boise)
      .execute();
    const where = { latitude: null, longitude: null };
    const before = await written();
    const { body } = await api.as('anna', add, { ...canton, ...where, ...said });
    expect(body).toMatchObject({ ResponseCode: 409, location_id: null });
    expect(body.similar.map(({ location_id }) => location_id)).toEqual([yards.akron]);
    expect(await written()).toBe(before);
    await addCanton({ ...where, ...said, is_confirmed: true });
  });

  test('a yard that takes the name of another is asked about; one that keeps its own is not', async () => {
    await change(yards.boise, { address: '7 Side St' });
    const { body } = await change(yards.boise, { name: 'Akron Yard' });
    expect(body).toMatchObject({ ResponseCode: 409, revision: 2 });
    expect((await read(yards.boise)).location.name).toBe('Boise Terminal');
    const confirmed = { name: 'Akron Yard', is_confirmed: true };
    expect((await change(yards.boise, confirmed)).body).toMatchObject({ ResponseCode: 200 });
    expect((await change(yards.boise, { customer_number: '7' })).body).toMatchObject({
      ResponseCode: 200,
      revision: 4,
    });
  });
});

describe('closing', () => {
  const list = async () =>
    (await api.as('anna', 'POST manage_specs/get_locations', { account: '0042' })).body.locations;

  test('a yard with records is closed, not deleted, and opened again', async () => {
    await change(yards.akron, { is_head_office: true });
    await api.save({ location_id: yards.akron }, { most_caps: 2 });
    const { revision, is_used } = (await read(yards.akron)).location;
    expect(is_used).toBe(true);
    const named = { account: '0042', location_id: yards.akron, revision };
    expect((await api.as('anna', remove, named)).body).toEqual({
      ResponseCode: 200,
      ResponseMessage: 'Success',
      is_closed: true,
    });
    expect((await list()).map(({ name, is_closed }) => [name, is_closed])).toEqual([
      ['Boise Terminal', false],
      ['Akron Yard', true],
    ]);
    expect((await read(yards.akron)).location).toMatchObject({
      is_closed: true,
      is_head_office: false,
    });
    await change(yards.akron, { is_closed: false });
    expect((await list()).every(({ is_closed }) => !is_closed)).toBe(true);
    expect((await audit()).map(({ action }) => action)).toEqual(['changed', 'closed', 'restored']);
  });

  test('a yard that nothing names is deleted', async () => {
    const location_id = await addCanton();
    const { body } = await api.as('anna', remove, { account: '0042', location_id, revision: 1 });
    expect(body.is_closed).toBe(false);
    expect((await list()).map((yard) => yard.location_id)).not.toContain(location_id);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'deleted',
      subject: '0042 C9',
      before: { dealer: '007' },
      after: null,
    });
  });

  test('the second of two who remove is told', async () => {
    const location_id = await addCanton();
    await change(location_id, { name: 'Canton South' });
    expect(
      await api.as('anna', remove, { account: '0042', location_id, revision: 1 }),
    ).toMatchObject({ status: 400, body: { code: 'changed_elsewhere' } });
  });

  test('a closed yard is no head office', async () => {
    expect(await change(yards.akron, { is_head_office: true, is_closed: true })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'is_head_office' },
    });
  });

  test('every table that names a yard is looked into', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'locations'::regclass`.execute(api.database.kysely);
    expect(rows.map(({ name }) => name).sort()).toEqual([...namingTables].sort());
  });
});

describe('bad input', () => {
  test.each([
    ['a code that the fleet has', { code: '0002', is_confirmed: true }, 'unique', 'code'],
    ['that code in another case', { code: ' 0002', is_confirmed: true }, 'unique', 'code'],
    ['a foreign account', { account: '9999' }, 'unknown_value', 'account'],
    ['a code of blanks', { code: '   ' }, 'invalid', 'code'],
    ['a code of 41 letters', { code: 'x'.repeat(41) }, 'invalid', 'code'],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'invalid', 'name'],
    ['an empty name', { name: '' }, 'invalid', 'name'],
    ['no city', { city: ' ' }, 'invalid', 'city'],
    ['an address with line breaks', { address: '1 Main St\nBcc: all' }, 'invalid', 'address'],
    ['a country that there is not', { country: 'XX', state: '' }, 'invalid', 'country'],
    ['a state that the country has not', { state: 'ON' }, 'invalid', 'state'],
    ['no state where there are some', { state: '' }, 'invalid', 'state'],
    ['a state in words', { state: 'Ohio' }, 'invalid', 'state'],
    ['one coordinate alone', { longitude: null }, 'invalid', 'longitude'],
    ['a place off the globe', { latitude: 91 }, 'invalid', 'latitude'],
    ['a latitude in words', { latitude: '7,5' }, 'invalid', 'latitude'],
    ['an empty group', { location_group: ' ' }, 'invalid', 'location_group'],
    ['a region of 81 letters', { location_region: 'x'.repeat(81) }, 'invalid', 'location_region'],
    [
      'a customer number of 41 letters',
      { customer_number: '1'.repeat(41) },
      'invalid',
      'customer_number',
    ],
    ['a dealer of another account', { dealer: '008' }, 'unknown_value', 'dealer'],
    ['a dealer that there is not', { dealer: '404' }, 'unknown_value', 'dealer'],
  ])('%s is refused, and nothing is written', async (_, said, code, path) => {
    const before = await written();
    const expected = { status: 400, body: { code, path } };
    expect(await api.as('anna', add, { ...canton, ...said })).toMatchObject(expected);
    const place = { location_id: yards.akron, revision: 1, is_closed: false };
    expect(await api.as('anna', save, { ...canton, ...place, ...said })).toMatchObject(expected);
    expect(await written()).toBe(before);
  });

  test('the yard of another account answers as one that there is not', async () => {
    const before = await written();
    for (const location_id of [yards.foreign, 999_999]) {
      const named = { account: '0042', location_id, revision: 1 };
      const expected = { status: 400, body: { code: 'unknown_value', path: 'location_id' } };
      expect(await api.as('anna', get, named)).toMatchObject(expected);
      expect(await api.as('anna', save, { ...canton, ...named, is_closed: false })).toMatchObject(
        expected,
      );
      expect(await api.as('anna', remove, named)).toMatchObject(expected);
    }
    expect(await written()).toBe(before);
  });

  test('a name that a sheet would compute is a name', async () => {
    const id = await addCanton({ name: '=cmd' });
    expect((await read(id)).location.name).toBe('=cmd');
  });
});

describe('who may', () => {
  test.each([
    ['anna', 200, 200],
    ['sam', 200, 200],
    ['gyr', 200, 200],
    ['dora', 200, 401],
    ['wim', 200, 401],
    ['uma', 401, 401],
    ['nobody', 401, 401],
  ] as const)('%s: change a yard %d, close it and name the head office %d', async (...row) => {
    const [person, changing, whole] = row;
    await api.save({ location_id: yards.boise }, { most_caps: 2 });
    const answers = [
      await api.as(person, add, canton),
      await change(yards.akron, { name: 'Akron North' }, person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([changing, changing]);
    const before = await written();
    const first = await change(yards.boise, { is_head_office: true }, person);
    expect(first.status).toBe(whole);
    if (whole === 401) expect(await written()).toBe(before);
    const closing = await change(yards.boise, { is_head_office: false, is_closed: true }, person);
    expect(closing.status).toBe(whole);
    const { revision } = (await read(yards.boise)).location;
    const named = { account: '0042', location_id: yards.boise, revision };
    expect((await api.as(person, remove, named)).status).toBe(whole);
  });

  test('a dealer neither sees nor takes away another dealer', async () => {
    const { kysely } = api.database;
    await kysely
      .insertInto('dealers')
      .values({
        address: '',
        city: 'Akron',
        state: 'OH',
        postal_code: '',
        country: 'US',
        nonsig: '009',
        name: 'Rival Tire',
        common_owner: null,
        is_ctsc: false,
        is_retreader: false,
        id: 9,
      })
      .execute();
    await kysely.insertInto('dealer_accounts').values({ dealer_id: 9, account_id: 1 }).execute();
    await change(yards.akron, { dealer: '009' });
    const { location } = await read(yards.akron, 'dora');
    expect(location).toMatchObject({ dealer: null, dealer_name: '' });
    const { dealer_name: _, is_used: __, ...values } = location;
    await api.as('dora', save, { ...values, name: 'Akron North' });
    expect((await read(yards.akron)).location).toMatchObject({
      name: 'Akron North',
      dealer: '009',
    });
    expect(await api.as('dora', save, { ...values, revision: 3, dealer: '009' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'dealer' },
    });
  });
});
