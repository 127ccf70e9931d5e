import { sql } from 'kysely';
import { referencingTables } from './is-used.ts';
import { add, canton, remove, save, testYardsApi, type YardsApi, yards } from './testing.ts';

let api: YardsApi;
beforeAll(async () => {
  api = await testYardsApi();
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

test('a yard is added with every field, and told in the audit', async () => {
  const id = await api.addCanton({ name: ' Canton   Depot ' });
  const { location, groups, regions } = await api.read(id);
  expect(location).toEqual({
    ...canton,
    location_id: id,
    dealer_name: 'Île Tires',
    is_closed: false,
    is_used: false,
    revision: 1,
  });
  expect([groups, regions]).toEqual([['East'], ['Ohio']]);
  expect(await api.audit()).toMatchObject([
    { action: 'added', subject: '0042 C9', before: null, after: { yard_name: 'Canton Depot' } },
  ]);
});

test('a yard is changed field by field, and the audit tells those alone', async () => {
  const { body } = await api.change(yards.akron, { name: 'Akron North', location_region: 'Ohio' });
  expect(body).toMatchObject({ ResponseCode: 200, revision: 2, similar: [] });
  expect((await api.read(yards.akron)).location).toMatchObject({
    name: 'Akron North',
    location_region: 'Ohio',
    revision: 2,
  });
  expect(await api.audit()).toEqual([
    {
      action: 'changed',
      subject: '0042 0001',
      before: { yard_name: 'Akron Yard', location_region: null },
      after: { yard_name: 'Akron North', location_region: 'Ohio' },
    },
  ]);
});

test('the second of two savers is told, and nothing of it is written', async () => {
  const values = await api.unchanged(yards.akron);
  await api.as('sam', save, { ...values, name: 'First' });
  const before = await api.written();
  expect(await api.as('anna', save, { ...values, name: 'Second' })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 2 },
  });
  expect(await api.written()).toBe(before);
});

test('of two savers at once one is told', async () => {
  const values = await api.unchanged(yards.akron);
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
    await api.change(yards.akron, { is_head_office: true });
    expect(await structure()).toEqual({
      account: '0042',
      location_id: yards.akron,
      code: '0001',
      name: 'Akron Yard',
    });
    await api.change(yards.boise, { is_head_office: true });
    expect(await offices()).toEqual([yards.boise]);
    const id = await api.addCanton({ is_head_office: true });
    expect(await offices()).toEqual([id]);
    expect(await structure('0042')).toMatchObject({ location_id: id });
    expect(await structure('42')).toBeNull();
    expect(await api.audit()).toMatchObject([
      { subject: '0042 0001', after: { is_head_office: true } },
      { subject: '0042 0001', after: { is_head_office: false } },
      { subject: '0042 0002', after: { is_head_office: true } },
      { subject: '0042 0002', after: { is_head_office: false } },
      { subject: '0042 C9', action: 'added' },
    ]);
  });

  test('that it is taken from is a change to who has read that yard', async () => {
    await api.change(yards.akron, { is_head_office: true });
    const values = await api.unchanged(yards.akron);
    await api.change(yards.boise, { is_head_office: true });
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
    const before = await api.written();
    const { body } = await api.as('anna', add, { ...canton, ...where, ...said });
    expect(body).toMatchObject({ ResponseCode: 409, location_id: null });
    expect(body.similar.map(({ location_id }) => location_id)).toEqual([yards.akron]);
    expect(await api.written()).toBe(before);
    await api.addCanton({ ...where, ...said, is_confirmed: true });
  });

  test('a yard that takes the name of another is asked about; one that keeps its own is not', async () => {
    await api.change(yards.boise, { address: '7 Side St' });
    const { body } = await api.change(yards.boise, { name: 'Akron Yard' });
    expect(body).toMatchObject({ ResponseCode: 409, revision: 2 });
    expect((await api.read(yards.boise)).location.name).toBe('Boise Terminal');
    const confirmed = { name: 'Akron Yard', is_confirmed: true };
    expect((await api.change(yards.boise, confirmed)).body).toMatchObject({ ResponseCode: 200 });
    expect((await api.change(yards.boise, { customer_number: '7' })).body).toMatchObject({
      ResponseCode: 200,
      revision: 4,
    });
  });
});

describe('closing', () => {
  const list = async () =>
    (await api.as('anna', 'POST manage_specs/get_locations', { account: '0042' })).body.locations;

  test('a yard with records is closed, not deleted, and opened again', async () => {
    await api.change(yards.akron, { is_head_office: true });
    await api.save({ location_id: yards.akron }, { most_caps: 2 });
    const { revision, is_used } = (await api.read(yards.akron)).location;
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
    expect((await api.read(yards.akron)).location).toMatchObject({
      is_closed: true,
      is_head_office: false,
    });
    await api.change(yards.akron, { is_closed: false });
    expect((await list()).every(({ is_closed }) => !is_closed)).toBe(true);
    expect((await api.audit()).map(({ action }) => action)).toEqual([
      'changed',
      'closed',
      'restored',
    ]);
  });

  test('a yard that nothing names is deleted', async () => {
    const location_id = await api.addCanton();
    const { body } = await api.as('anna', remove, { account: '0042', location_id, revision: 1 });
    expect(body.is_closed).toBe(false);
    expect((await list()).map((yard) => yard.location_id)).not.toContain(location_id);
    expect((await api.audit()).at(-1)).toMatchObject({
      action: 'deleted',
      subject: '0042 C9',
      before: { dealer: '007' },
      after: null,
    });
  });

  test('the second of two who remove is told', async () => {
    const location_id = await api.addCanton();
    await api.change(location_id, { name: 'Canton South' });
    expect(
      await api.as('anna', remove, { account: '0042', location_id, revision: 1 }),
    ).toMatchObject({ status: 400, body: { code: 'changed_elsewhere' } });
  });

  test('a closed yard is no head office', async () => {
    expect(await api.change(yards.akron, { is_head_office: true, is_closed: true })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'is_head_office' },
    });
  });

  test('every table that names a yard is looked into', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'locations'::regclass`.execute(api.database.kysely);
    expect(rows.map(({ name }) => name).sort()).toEqual([...referencingTables].sort());
  });
});
