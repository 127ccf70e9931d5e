import { randomUUID } from 'node:crypto';
import { type SurveysApi, testSurveysApi, tractor, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
});
afterAll(() => api.close());

describe('a change', () => {
  test('says what it read; what it leaves out stays; the history tells what was before', async () => {
    const { unit_id } = await api.addUnit({
      unit_number: 'C1',
      year: 2020,
      owner: 'Lantern Rental',
    });
    const { body } = await api.saveUnit({ unit_number: 'C1a', unit_id, revision: 1, owner: null });
    expect(body.unit).toMatchObject({ unit_number: 'C1a', year: 2020, owner: null, revision: 2 });
    const { history } = (await api.read('GET fleet_survey/get_unit/{id}', unit_id)).body;
    expect(history[0]).toMatchObject({
      revision: 2,
      action: 'changed',
      fields: { unit_number: 'C1', owner: 'Lantern Rental' },
    });
    expect(Object.keys(history[0]?.fields ?? {}).sort()).toEqual(['owner', 'unit_number']);
  });

  test('of where it stands is told with the yards, also when it was taken off and put back', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C9' });
    const put = (revision: number, location_id: number) =>
      api.saveUnit({ unit_number: 'C9', unit_id, revision, location_id });
    await api.call('DELETE fleet_survey/delete_unit/{id}', {
      as: await api.sessionOf(api.umaId),
      params: { id: String(unit_id) },
      query: { revision: '1' },
    });
    await put(2, yards.akron);
    await put(3, yards.boise);
    const { history } = (await api.read('GET fleet_survey/get_unit/{id}', unit_id)).body;
    expect(history.map(({ moved }) => moved)).toEqual([
      { from: 'Akron Yard', to: 'Boise Terminal' },
      { from: null, to: 'Akron Yard' },
      { from: 'Akron Yard', to: null },
      undefined,
    ]);
  });

  test('that changes nothing is none, whatever it has read', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C2' });
    await api.saveUnit({ unit_number: 'C2b', unit_id, revision: 1 });
    expect(
      (await api.saveUnit({ unit_number: 'C2b', unit_id, revision: 1 })).body.unit.revision,
    ).toBe(2);
  });

  test('of what somebody else changed is told the present revision and by whom', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C3' });
    api.clock.pass({ minutes: 3 });
    await api.asSam('POST fleet_survey/save_unit', {
      ...tractor,
      unit_number: 'C3',
      year: 2019,
      unit_id,
      revision: 1,
    });
    const { status, body } = await api.saveUnit({
      unit_number: 'C3',
      year: 2021,
      unit_id,
      revision: 1,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'changed_elsewhere',
      path: 'revision',
      revision: 2,
      changed_by: 'Sam Ford',
      changed_at: '2025-07-01T12:03:00.000Z',
    });
    expect((await api.read('GET fleet_survey/get_unit/{id}', unit_id)).body.unit.year).toBe(2019);
  });

  test('without the revision that it read is refused', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C4' });
    expect((await api.saveUnit({ unit_number: 'C4x', unit_id })).body.path).toBe('revision');
  });

  test('moves a unit, takes it off, and puts it back', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C5' });
    const put = async (location_id: number | null, revision: number) =>
      (await api.saveUnit({ unit_number: 'C5', unit_id, location_id, revision })).body.unit;
    expect(await put(yards.boise, 1)).toMatchObject({ location_code: '0002', revision: 2 });
    expect(await put(null, 2)).toMatchObject({ location_id: null, location_code: null });
    expect(await put(yards.akron, 3)).toMatchObject({ location_code: '0001', revision: 4 });
  });

  test('by who has read it where it stood before is refused, and does not move it back', async () => {
    const { unit_id } = await api.addUnit({ unit_number: 'C8' });
    const said = { unit_number: 'C8', unit_id, revision: 1 };
    await api.saveUnit({ ...said, location_id: null });
    for (const own of [{ model: 'N9' }, { location_id: yards.akron }])
      expect((await api.saveUnit({ ...said, ...own })).body.code).toBe('changed_elsewhere');
    const { unit } = (await api.read('GET fleet_survey/get_unit/{id}', unit_id)).body;
    expect(unit).toMatchObject({ location_id: null, model: null, revision: 2 });
  });

  test('to a number that another unit has is refused', async () => {
    await api.addUnit({ unit_number: 'C6' });
    const { unit_id } = await api.addUnit({ unit_number: 'C7' });
    expect((await api.saveUnit({ unit_number: 'c6', unit_id, revision: 1 })).body.code).toBe(
      'unique',
    );
  });
});

describe('a write with a key', () => {
  test('sent three times makes one unit, and gets the first answer', async () => {
    const said = { unit_number: 'K1', client_key: randomUUID() };
    const first = await api.saveUnit(said);
    const before = [await api.countRows('units'), await api.countRows('row_changes')];
    // The same fields in another order, with the key in upper case.
    const turned = Object.fromEntries(Object.entries({ ...tractor, ...said }).reverse());
    const again = await api.asUma('POST fleet_survey/save_unit', turned);
    const third = await api.saveUnit(said);
    expect([again.body, third.body]).toEqual([first.body, first.body]);
    expect([await api.countRows('units'), await api.countRows('row_changes')]).toEqual(before);
  });

  test('and another body is refused', async () => {
    const client_key = randomUUID();
    await api.saveUnit({ unit_number: 'K2', client_key });
    const { status, body } = await api.saveUnit({ unit_number: 'K3', client_key });
    expect([status, body.code, body.path]).toEqual([400, 'key_reused', 'client_key']);
  });

  test("of one user is not another's", async () => {
    const client_key = randomUUID();
    await api.saveUnit({ unit_number: 'K4', client_key });
    const { status } = await api.asSam('POST fleet_survey/save_unit', {
      ...tractor,
      unit_number: 'K5',
      client_key,
    });
    expect(status).toBe(200);
  });

  test('that was refused may be sent again', async () => {
    const client_key = randomUUID();
    expect((await api.saveUnit({ unit_number: '', client_key })).status).toBe(400);
    expect((await api.saveUnit({ unit_number: 'K6', client_key })).status).toBe(200);
  });

  test('names the unit that it made, for who made it alone', async () => {
    const client_key = randomUUID();
    const { unit_id } = await api.addUnit({ unit_number: 'K7', client_key });
    const found = await api.read('GET fleet_survey/get_unit/{id}', client_key);
    expect(found.body.unit.unit_id).toBe(unit_id);
    const renamed = { unit_number: 'K7b', unit_id: client_key, revision: 1 };
    expect((await api.saveUnit(renamed)).body.unit).toMatchObject({ unit_id, unit_number: 'K7b' });
    const sams = await api.asSam('POST fleet_survey/save_unit', { ...tractor, ...renamed });
    expect([sams.body.code, sams.body.path]).toEqual(['unknown_value', 'unit_id']);
  });

  test.each(['short', 'x'.repeat(36), ''])('%j is no key', async (client_key) => {
    expect((await api.saveUnit({ unit_number: 'K8', client_key })).body.path).toBe('client_key');
  });
});
