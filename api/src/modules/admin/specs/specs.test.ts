import type { RoleSpec } from '@portal/contract/admin';
import {
  emptyDriveSpec,
  people,
  type SpecsApi,
  storeProducts,
  testSpecsApi,
  yards,
} from './testing.ts';

let api: SpecsApi;
beforeAll(async () => {
  api = await testSpecsApi();
  await storeProducts(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['spec_changes', 'specs', 'audit_entries'] as const)
    await api.database.kysely.deleteFrom(table).execute();
});

const drive = (roles: readonly RoleSpec[] | undefined) => {
  const found = roles?.find(({ role }) => role === 'drive');
  if (!found) throw new Error('No drive axles.');
  return found;
};
const driveOf = async (location_ids: readonly number[] = [], day?: string) =>
  drive((await api.specs(location_ids, day)).items[0]?.roles);

const noSpecs = async () =>
  expect(await api.database.kysely.selectFrom('specs').selectAll().execute()).toEqual([]);

describe('who may do what', () => {
  const dealer = { tab: false, fleet: false, all: false, can: true };
  const whole = { tab: true, fleet: true, all: true, can: true };
  test.each([
    ['anna', 200, whole],
    ['sam', 200, whole],
    ['gyr', 200, whole],
    ['dora', 200, dealer],
    ['wim', 200, dealer],
    ['uma', 200, { tab: true, fleet: false, all: false, can: false }],
    ['nobody', 403, { tab: false, fleet: false, all: false, can: false }],
  ] as const)('%s', async (person, code, { tab, fleet, all, can }) => {
    const answer = await api.as(person, 'POST manage_specs/configurator_structure', {});
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ResponseCode: code,
        has_fleet_tab_access: tab,
        has_fleet_Level_access: fleet,
        has_all_location_level_access: all,
        has_tv_admin_security: can,
        can_manage_specs: can,
      },
    });
  });

  test('a dealer writes yards that it serves, and no fleet', async () => {
    const said = {
      account: '0042',
      valid_from: '2026-03-05',
      revision: 0,
      roles: [{ ...emptyDriveSpec, most_caps: 2 }],
    };
    const save = (location_id: number | null) =>
      api.as('dora', 'PUT manage_specs/save_specs', { ...said, location_id });
    expect(await save(null)).toMatchObject({ status: 401, body: { code: 'no_right' } });
    expect(await save(yards.foreign)).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'location_id' },
    });
    await noSpecs();
    expect(await save(yards.akron)).toMatchObject({ status: 200, body: { ResponseCode: 200 } });
  });

  test.each(people.filter((person) => person === 'uma' || person === 'nobody'))(
    '%s saves nothing without the right',
    async (person) => {
      const answer = await api.as(person, 'PUT manage_specs/save_specs', {
        account: '0042',
        location_id: null,
        valid_from: '2026-03-05',
        revision: 0,
        roles: [emptyDriveSpec],
      });
      expect(answer.status).toBe(401);
      await noSpecs();
    },
  );
});

describe('finding fleets', () => {
  test.each([
    ['0042', '0042'],
    ['moss', '0042'],
    ['boise', '0042'],
  ])('by %j', async (keyword, fleet_id) => {
    const { body } = await api.as('anna', 'POST manage_specs/get_fleet_id', { keyword });
    expect(body).toMatchObject({ ResponseCode: 200, fleet_id });
  });

  test('says that there is none, and no foreign one', async () => {
    const { body } = await api.as('anna', 'POST manage_specs/get_fleet_id', { keyword: 'cairo' });
    expect(body).toMatchObject({ ResponseCode: 404, fleet_id: null, fleets: [] });
  });

  test('tells one without a name by its number', async () => {
    const accounts = api.database.kysely.updateTable('accounts').where('nonsig', '=', '0042');
    await accounts.set({ name: null }).execute();
    const { body } = await api.as('anna', 'POST manage_specs/get_fleet_id', { keyword: '0042' });
    await accounts.set({ name: 'Moss Hauling' }).execute();
    expect(body.fleets).toEqual([{ account: '0042', name: '' }]);
  });
});

describe('saving', () => {
  test('a value of the fleet reaches its yards, and theirs stands before it until it is cleared', async () => {
    expect((await driveOf()).values.target_pressure).toMatchObject({
      own: null,
      value: 100,
      source: 'default',
    });
    await api.save({}, { target_pressure: 105.5 });
    expect((await driveOf([yards.akron])).values.target_pressure).toMatchObject({
      own: null,
      value: 105.5,
      source: 'fleet',
      valid_from: '2026-03-05',
    });
    await api.save({ location_id: yards.akron }, { target_pressure: 95 });
    expect((await driveOf([yards.akron])).values.target_pressure).toEqual({
      own: 95,
      value: 95,
      source: 'location',
      valid_from: '2026-03-05',
      wider: 105.5,
      wider_source: 'fleet',
    });
    await api.save({ location_id: yards.akron });
    expect((await driveOf([yards.akron])).values.target_pressure).toMatchObject({
      own: null,
      value: 105.5,
      source: 'fleet',
    });
  });

  test('is dated: what holds today holds until the day of the new one', async () => {
    await api.save({}, { pull_depth: 6 });
    await api.save({ valid_from: '2026-04-01' }, { pull_depth: 8 });
    expect(await driveOf()).toMatchObject({
      next_from: '2026-04-01',
      values: { pull_depth: { value: 6 } },
    });
    expect((await driveOf([], '2026-04-01')).values.pull_depth.value).toBe(8);
  });

  test('approves products', async () => {
    await api.save({}, { products: [1, 2] });
    expect((await driveOf([yards.boise])).products).toEqual({
      own: [],
      value: [
        { product_id: 2, name: '=cmd RD 11R22.5', is_retired: false },
        { product_id: 1, name: 'Northway HD 11R22.5', is_retired: false },
      ],
      source: 'fleet',
    });
    await api.save({}, { products: [1] });
    const retire = async (retired_at: Date | null) =>
      api.database.kysely.updateTable('products').set({ retired_at }).where('id', '=', 1).execute();
    await retire(new Date());
    const { products } = await driveOf();
    await retire(null);
    expect(products.own).toEqual([
      { product_id: 1, name: 'Northway HD 11R22.5', is_retired: true },
    ]);
  });

  test('is told in the audit, with what was before', async () => {
    await api.save({}, { casing_age: 7 });
    await api.save({}, { casing_age: 6 });
    const entries = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['area', 'action', 'subject', 'before', 'after', 'account_id'])
      .orderBy('id', 'desc')
      .execute();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toEqual({
      area: 'spec',
      action: 'changed',
      subject: '0042, drive',
      before: { casing_age: 7 },
      after: { casing_age: 6 },
      account_id: 1,
    });
  });

  test('is told with approved products by their names', async () => {
    await api.save({}, { products: [1] });
    await api.save({}, { products: [] });
    const entries = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .execute();
    const named = ['Northway HD 11R22.5'];
    expect(entries).toMatchObject([
      { before: { products: named }, after: { products: [] } },
      { after: { products: named } },
    ]);
  });

  test('of two savers the second is told', async () => {
    const { items } = await api.specs();
    await api.save({}, { most_caps: 2 });
    const late = await api.save({ revision: items[0]?.revision }, { most_caps: 3 });
    expect(late).toMatchObject({ status: 400, body: { code: 'changed_elsewhere' } });
    expect((await driveOf()).values.most_caps.own).toBe(2);
  });

  test.each([
    ['201 psi', { target_pressure: 201 }, 'roles.0.target_pressure', 'invalid'],
    ['less than nothing', { target_pressure: -1 }, 'roles.0.target_pressure', 'invalid'],
    ['a depth of 101/32', { pull_depth: 101 }, 'roles.0.pull_depth', 'invalid'],
    ['casings of 21 years', { casing_age: 21 }, 'roles.0.casing_age', 'invalid'],
    ['11 repairs', { most_repairs: 11 }, 'roles.0.most_repairs', 'invalid'],
    ['half a cap', { most_caps: 0.5 }, 'roles.0.most_caps', 'invalid'],
    ['1,001 lb·ft', { torque_m22: 1001 }, 'roles.0.torque_m22', 'invalid'],
    ['a casing as a product', { products: [3] }, 'roles.0.products.0', 'unknown_value'],
    ['a product that there is not', { products: [1, 99] }, 'roles.0.products.1', 'unknown_value'],
    ['a depth below the law', { pull_depth: 1.5 }, 'roles.0.pull_depth', 'not_confirmed'],
  ])('refuses %s', async (_, role, path, code) => {
    expect(await api.save({}, role)).toMatchObject({ status: 400, body: { code, path } });
    await noSpecs();
  });

  test.each([
    ['a day of 1990', { valid_from: '1990-01-01' }, 'valid_from'],
    ['yesterday', { valid_from: '2026-03-04' }, 'valid_from'],
    ['a day that there is not', { valid_from: '2026-02-30' }, 'valid_from'],
    ['a foreign account', { account: '42' }, 'account'],
    ['a foreign yard', { location_id: yards.foreign, revision: 0 }, 'location_id'],
    ['an axle twice', { roles: [emptyDriveSpec, emptyDriveSpec] }, 'roles.1.role'],
  ])('refuses %s', async (_, change, path) => {
    const answer = await api.as('anna', 'PUT manage_specs/save_specs', {
      account: '0042',
      location_id: null,
      valid_from: '2026-03-05',
      revision: 0,
      roles: [emptyDriveSpec],
      ...change,
    });
    expect(answer).toMatchObject({ status: 400, body: { path } });
    await noSpecs();
  });

  test('takes a depth below the law once that is confirmed', async () => {
    expect(await api.save({ is_confirmed: true }, { pull_depth: 1.5 })).toMatchObject({
      status: 200,
    });
    expect((await driveOf()).values.pull_depth.own).toBe(1.5);
  });

  test('reads bar and mm of those who measure so', async () => {
    const { kysely } = api.database;
    const units = (unit_of_measurement: '0' | '1') =>
      kysely
        .updateTable('users')
        .set({ unit_of_measurement })
        .where('id', '=', api.ids.anna)
        .execute();
    await units('0');
    expect(await api.save({}, { target_pressure: 13.8 })).toMatchObject({
      status: 400,
      body: { path: 'roles.0.target_pressure' },
    });
    await api.save({}, { target_pressure: 7.5, pull_depth: 5, torque_m22: 600 });
    expect(await api.specs()).toMatchObject({
      pressure_format: 'bar',
      tread_depth_format: 'mm',
      torque_format: 'nm',
    });
    expect((await driveOf()).values.target_pressure.own).toBe(7.5);
    await units('1');
    expect((await driveOf()).values.target_pressure.own).toBeCloseTo(108.778, 3);
  });
});
