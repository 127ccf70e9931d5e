import type { SpecChange } from '@portal/contract/admin';
import { unitSizes } from '@portal/contract/portal';
import { type Person, type SpecsApi, storeProducts, testSpecsApi, yards } from '../testing.ts';

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

const today = '2026-03-05';
const history = async (change: object = {}, person: Person = 'anna') =>
  api.as(person, 'POST manage_specs/get_spec_changes', {
    account: '0042',
    location_id: null,
    page_number: 1,
    page_size: 20,
    ...change,
  });
const listed = async (change: object = {}) => (await history(change)).body.changes;
const takeBack = async (of: SpecChange | undefined, change: object = {}, person: Person = 'anna') =>
  api.as(person, 'PUT manage_specs/take_back_specs', {
    account: '0042',
    location_id: null,
    change_id: of?.id,
    revision: (await history(change)).body.revision,
    ...change,
  });
const driveOf = async (day?: string) => {
  const { items } = await api.specs([], day);
  return items[0]?.roles.find(({ role }) => role === 'drive');
};
const standings = async () => (await listed()).map(({ standing }) => standing);
/** Backdates all specs and their changes. */
const savedOn = async (valid_from: string) => {
  const { kysely } = api.database;
  await kysely.updateTable('specs').set({ valid_from }).execute();
  await kysely.updateTable('spec_changes').set({ valid_from }).execute();
};

describe('the history of specs', () => {
  test('tells the newest first, with the values before and after, who and from when', async () => {
    await api.save({}, { target_pressure: 105, products: [1] });
    await api.save({ valid_from: '2026-04-01' }, { target_pressure: 110, products: [2] });
    const { body } = await history();
    expect(body).toMatchObject({
      ResponseCode: 200,
      total_items: 2,
      pressure_format: 'psi',
      revision: body.changes[0]?.id,
    });
    expect(body.changes).toMatchObject([
      {
        role: 'drive',
        user_name: 'Uma Serrano',
        valid_from: '2026-04-01',
        values: [{ field: 'target_pressure', before: 105, after: 110 }],
        products: { before: ['Northway HD 11R22.5'], after: ['=cmd RD 11R22.5'] },
        standing: 'open',
        take_back: {
          valid_from: '2026-04-01',
          role: { role: 'drive', target_pressure: 105, products: [1] },
        },
      },
      {
        valid_from: today,
        values: [{ field: 'target_pressure', before: null, after: 105 }],
        products: { before: [], after: ['Northway HD 11R22.5'] },
        standing: 'followed',
        take_back: null,
      },
    ]);
  });

  test('tells no value that was left as it is, whatever its decimals', async () => {
    await api.save({}, { pull_depth: 6, most_caps: 1 });
    const { kysely } = api.database;
    const stored = 6 * unitSizes['32nds'] + 2e-7;
    await kysely.updateTable('specs').set({ pull_depth_mm: stored }).execute();
    await api.save({}, { pull_depth: (await driveOf())?.values.pull_depth.own ?? 0, most_caps: 2 });
    const [change] = await listed();
    expect(change?.values).toEqual([{ field: 'most_caps', before: 1, after: 2 }]);
    const { pull_depth_mm } = await kysely
      .selectFrom('specs')
      .select('pull_depth_mm')
      .executeTakeFirstOrThrow();
    expect(pull_depth_mm).toBe(stored);
  });

  test('is of the fleet or of a yard, of an axle, and of who is looked for', async () => {
    await api.save({}, { most_caps: 2 });
    await api.save({}, { role: 'steer', most_caps: 1 });
    await api.save({ location_id: yards.akron }, { most_caps: 3 });
    expect(await listed()).toHaveLength(2);
    expect(await listed({ location_id: yards.akron })).toHaveLength(1);
    expect(await listed({ axle: 'steer' })).toMatchObject([{ role: 'steer' }]);
    expect(await listed({ keyword: 'ann' })).toHaveLength(2);
    expect(await listed({ keyword: 'zoe' })).toEqual([]);
    expect(await listed({ page_size: 1, page_number: 2 })).toMatchObject([{ role: 'drive' }]);
  });

  test('is read with either right, and of no foreign yard', async () => {
    expect(await history({}, 'uma')).toMatchObject({ status: 200 });
    expect(await history({}, 'nobody')).toMatchObject({ status: 401 });
    expect(await history({ location_id: yards.foreign })).toMatchObject({
      status: 400,
      body: { path: 'location_id' },
    });
    expect(await history({ account: '42' })).toMatchObject({
      status: 400,
      body: { path: 'account' },
    });
  });

  test('keeps what a forgotten person did', async () => {
    await api.save({}, { most_caps: 2 });
    await api.database.kysely.updateTable('spec_changes').set({ user_id: null }).execute();
    expect(await listed()).toMatchObject([{ user_name: '' }]);
  });
});

describe('taking a change back', () => {
  test('saves what was before anew, in every decimal, and is told in the audit', async () => {
    await api.save({}, { target_pressure: 101.3, pull_depth: 7.7, products: [1, 2] });
    const were = await driveOf();
    await api.save({}, { target_pressure: 105, products: [] });
    const [last] = await listed();
    expect(await takeBack(last)).toMatchObject({ status: 200, body: { ResponseCode: 200 } });
    expect(await driveOf()).toEqual(were);
    expect(await listed()).toMatchObject([
      { standing: 'takes_back', take_back: null },
      { standing: 'taken_back', take_back: null },
      { standing: 'open' },
    ]);
    const told = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'user_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({ action: 'restored', subject: '0042, drive', user_id: api.ids.anna });
  });

  test('goes on change by change, down to the defaults', async () => {
    for (const target_pressure of [101, 103, 105]) await api.save({}, { target_pressure });
    for (const left of [103, 101, null]) {
      const open = (await listed()).find(({ standing }) => standing === 'open');
      expect((await takeBack(open)).status).toBe(200);
      expect((await driveOf())?.values.target_pressure.own).toBe(left);
    }
    expect(await standings()).not.toContain('open');
  });

  test('of one that holds since earlier holds from today on, and leaves earlier days alone', async () => {
    await api.save({}, { target_pressure: 105 });
    await savedOn('2026-01-10');
    const [change] = await listed();
    expect(change?.take_back?.valid_from).toBe(today);
    await takeBack(change);
    expect((await driveOf('2026-03-04'))?.values.target_pressure.own).toBe(105);
    expect((await driveOf())?.values.target_pressure.own).toBeNull();
  });

  test('of one of a later day leaves what holds until then', async () => {
    await api.save({}, { target_pressure: 105 });
    await api.save({ valid_from: '2026-04-01' }, { target_pressure: 110 });
    await takeBack((await listed())[0]);
    expect((await driveOf())?.values.target_pressure.own).toBe(105);
    expect((await driveOf('2026-04-02'))?.values.target_pressure.own).toBe(105);
  });

  test('gives a yard back what the fleet has overwritten', async () => {
    await api.save({ location_id: yards.akron }, { target_pressure: 95 });
    const [own] = await listed({ location_id: yards.akron });
    await api.save(
      { locations: [{ location_id: yards.akron, revision: own?.id, is_overwritten: true }] },
      { target_pressure: 105 },
    );
    const place = { location_id: yards.akron };
    const [overwritten] = await listed(place);
    expect(await takeBack(overwritten, place)).toMatchObject({ status: 200 });
    const { items } = await api.specs([yards.akron]);
    const drive = items[0]?.roles.find(({ role }) => role === 'drive');
    expect(drive?.values.target_pressure).toMatchObject({ value: 95, source: 'location' });
  });

  const refused = (obstacle: string) => ({
    status: 400,
    body: { code: 'not_undoable', path: 'change_id', obstacle },
  });

  test('is refused where a later change stands upon it', async () => {
    await api.save({}, { target_pressure: 101 });
    await api.save({}, { target_pressure: 103 });
    const [last, first] = await listed();
    expect(await takeBack(first)).toMatchObject(refused('followed'));
    await takeBack(last);
    expect(await takeBack(last)).toMatchObject(refused('taken_back'));
    expect(await takeBack((await listed())[0])).toMatchObject(refused('takes_back'));
  });

  test('is refused where another spec holds in its place', async () => {
    await api.save({}, { target_pressure: 105 });
    await api.database.kysely.updateTable('specs').set({ target_pressure_kpa: 700 }).execute();
    expect(await takeBack((await listed())[0])).toMatchObject(refused('replaced'));
  });

  test('is refused where a product is gone that was approved before', async () => {
    const { kysely } = api.database;
    const gone = { kind: 'tire', brand: 'Gone', line: 'G', size: '11R22.5' } as const;
    const rest = { load_range: 'G', design_position: 'drive', original_tread_mm: 20 } as const;
    await kysely
      .insertInto('products')
      .values({ id: 9, ...gone, ...rest })
      .execute();
    await api.save({}, { products: [9] });
    await api.save({}, { products: [1] });
    await kysely.deleteFrom('products').where('id', '=', 9).execute();
    expect(await takeBack((await listed())[0])).toMatchObject(refused('unavailable'));
  });

  test('asks before a pull depth is below the law again', async () => {
    await api.save({ is_confirmed: true }, { pull_depth: 1.5 });
    await api.save({}, { pull_depth: 6 });
    const [last] = await listed();
    expect(await takeBack(last)).toMatchObject({ status: 400, body: { code: 'not_confirmed' } });
    expect(await takeBack(last, { is_confirmed: true })).toMatchObject({ status: 200 });
    expect((await driveOf())?.values.pull_depth.own).toBe(1.5);
  });

  test('of two savers the second is told', async () => {
    await api.save({}, { most_caps: 2 });
    const { body } = await history();
    await api.save({}, { role: 'steer', most_caps: 2 });
    expect(await takeBack(body.changes[0], { revision: body.revision })).toMatchObject({
      status: 400,
      body: { code: 'changed_elsewhere', path: 'revision' },
    });
    expect((await driveOf())?.values.most_caps.own).toBe(2);
  });

  test('takes the right to write there, and a change of these specs', async () => {
    await api.save({}, { most_caps: 2 });
    const [change] = await listed();
    expect(await takeBack(change, {}, 'uma')).toMatchObject({ status: 401 });
    expect(await takeBack(change, {}, 'dora')).toMatchObject({ status: 401 });
    expect(await takeBack(change, { location_id: yards.akron })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'change_id' },
    });
    expect((await driveOf())?.values.most_caps.own).toBe(2);
  });
});
