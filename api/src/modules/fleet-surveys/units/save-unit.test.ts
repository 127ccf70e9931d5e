import { randomUUID } from 'node:crypto';
import { type SurveysApi, testSurveysApi, tractor, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
});
afterAll(() => api.close());

const save = (said: object) => api.asUma('POST fleet_survey/save_unit', { ...tractor, ...said });

/** A new unit. @returns it as it was answered */
async function added(said: object) {
  const { status, body } = await save(said);
  expect(status).toBe(200);
  return body.unit;
}

const countOf = async (table: 'units' | 'row_changes' | 'unit_owners') => {
  const rows = await api.database.kysely.selectFrom(table).selectAll().execute();
  return rows.length;
};

test('a unit is kept as it was said, put in order, with what follows from its type', async () => {
  const { body } = await save({
    unit_number: ' 0100 ',
    vin: '1m8gdm9ax kp042788',
    license_plate: ' abc  12 ',
    license_plate_state: 'OH',
    license_plate_country: 'US',
    vocation: 'regional',
    manufacturer: ' Norland ',
    model: '',
    year: 2026,
    owner: ' Lantern Rental ',
  });
  expect(body.status).toEqual({ status: 0, description: 'Success' });
  expect(body.unit).toMatchObject({
    revision: 1,
    account: '0042',
    location_id: yards.akron,
    location_code: '0001',
    unit_number: '0100',
    vin: '1M8GDM9AXKP042788',
    license_plate: 'ABC 12',
    manufacturer: 'Norland',
    model: null,
    year: 2026,
    owner: 'Lantern Rental',
    meter: 'odometer',
    is_active: true,
    is_tires_exist: false,
    last_survey_date: null,
  });
  const details = await api.read('GET fleet_survey/get_unit/{id}', body.unit.unit_id);
  expect(details.body).toMatchObject({ unit: body.unit, surveys: 0, tires: 0 });
  expect(details.body.history).toEqual([
    {
      revision: 1,
      action: 'created',
      fields: {},
      changed_by: 'Uma Serrano',
      changed_at: '2025-07-01T12:00:00.000Z',
    },
  ]);
});

test('numbers are the same whatever their case and the blanks around them; leading zeros count', async () => {
  await added({ unit_number: 'Ä-7' });
  for (const unit_number of ['Ä-7', ' ä-7 ', 'A\u0308-7']) {
    const { status, body } = await save({ unit_number });
    expect([status, body.code, body.path]).toEqual([400, 'unique', 'unit_number']);
  }
  await added({ unit_number: '0Ä-7' });
  await added({ unit_number: 'A-7' });
});

test('the yards of an account share their numbers, and accounts do not', async () => {
  await added({ unit_number: 'shared' });
  expect((await save({ unit_number: 'Shared', location_id: yards.boise })).body.code).toBe(
    'unique',
  );
  const foreign = { ...tractor, unit_number: 'shared', location_id: yards.foreign };
  expect((await api.asSam('POST fleet_survey/save_unit', foreign)).status).toBe(200);
});

test.each([
  ['no number', { unit_number: ' ' }, 'unit_number'],
  ['a number of 41 characters', { unit_number: '1'.repeat(41) }, 'unit_number'],
  ['a right-to-left mark', { unit_number: '12\u200f34' }, 'unit_number'],
  ["a trailer's axles", { configuration: 'trailer_tri' }, 'configuration'],
  ['axles that nobody knows', { configuration: '10x10' }, 'configuration'],
  ['I in a VIN', { vin: '1M8GDM9AXKPI42788' }, 'vin'],
  ['O in a VIN', { vin: '1M8GDM9AXKPO42788' }, 'vin'],
  ['Q in a VIN', { vin: '1M8GDM9AXKPQ42788' }, 'vin'],
  ['a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'vin'],
  ['the year 1899', { year: 1899 }, 'year'],
  ['the year 2099', { year: 2099 }, 'year'],
  [
    'a state without country',
    { license_plate: 'A1', license_plate_state: 'OH' },
    'license_plate_country',
  ],
  ['a line break', { model: 'a\nb' }, 'model'],
  ['no location', { location_id: null }, 'location_id'],
])('%s is refused at its field, and nothing is written', async (_, said, path) => {
  const before = [await countOf('units'), await countOf('row_changes')];
  const { status, body } = await save({ unit_number: 'bad', ...said });
  expect([status, body.code, body.path]).toEqual([400, 'invalid', path]);
  expect([await countOf('units'), await countOf('row_changes')]).toEqual(before);
});

test.each(['A/12', '..', '77.map', '車12'])('a unit may be called %s', async (unit_number) => {
  expect((await added({ unit_number })).unit_number).toBe(unit_number);
});

test('a VIN from elsewhere may have any check digit', async () => {
  expect((await added({ unit_number: 'W1', vin: 'WVWZZZ1JZ3W386752' })).vin).toBe(
    'WVWZZZ1JZ3W386752',
  );
});

test('a foreign location or unit is refused as an unknown one is', async () => {
  const { body: theirs } = await api.asSam('POST fleet_survey/save_unit', {
    ...tractor,
    unit_number: 'theirs',
    location_id: yards.foreign,
  });
  const own = await added({ unit_number: 'own' });
  const answers = async (location: number, unit: number) => {
    const told = [
      await save({ unit_number: 'x', location_id: location }),
      await save({ unit_number: 'own', unit_id: own.unit_id, revision: 1, location_id: location }),
      await save({ unit_number: 'x', unit_id: unit, revision: 1 }),
      await api.read('GET fleet_survey/get_unit/{id}', unit),
    ];
    return told.map(({ status, body }) => [status, body.code, body.path]);
  };
  const refused = [
    [400, 'unknown_value', 'location_id'],
    [400, 'unknown_value', 'location_id'],
    [400, 'unknown_value', 'unit_id'],
    [400, 'unknown_value', 'id'],
  ];
  expect(await answers(yards.foreign, theirs.unit.unit_id)).toEqual(refused);
  expect(await answers(999_999, 999_999)).toEqual(refused);
});

describe('a change', () => {
  test('says what it read; what it leaves out stays; the history tells what was before', async () => {
    const { unit_id } = await added({ unit_number: 'C1', year: 2020, owner: 'Lantern Rental' });
    const { body } = await save({ unit_number: 'C1a', unit_id, revision: 1, owner: null });
    expect(body.unit).toMatchObject({ unit_number: 'C1a', year: 2020, owner: null, revision: 2 });
    const { history } = (await api.read('GET fleet_survey/get_unit/{id}', unit_id)).body;
    expect(history[0]).toMatchObject({
      revision: 2,
      action: 'changed',
      fields: { unit_number: 'C1', owner: 'Lantern Rental' },
    });
    expect(Object.keys(history[0]?.fields ?? {}).sort()).toEqual(['owner', 'unit_number']);
  });

  test('that changes nothing is none, whatever it has read', async () => {
    const { unit_id } = await added({ unit_number: 'C2' });
    await save({ unit_number: 'C2b', unit_id, revision: 1 });
    expect((await save({ unit_number: 'C2b', unit_id, revision: 1 })).body.unit.revision).toBe(2);
  });

  test('of what somebody else changed is told the present revision and by whom', async () => {
    const { unit_id } = await added({ unit_number: 'C3' });
    api.clock.pass({ minutes: 3 });
    await api.asSam('POST fleet_survey/save_unit', {
      ...tractor,
      unit_number: 'C3',
      year: 2019,
      unit_id,
      revision: 1,
    });
    const { status, body } = await save({ unit_number: 'C3', year: 2021, unit_id, revision: 1 });
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
    const { unit_id } = await added({ unit_number: 'C4' });
    expect((await save({ unit_number: 'C4x', unit_id })).body.path).toBe('revision');
  });

  test('moves a unit, takes it off, and puts it back', async () => {
    const { unit_id } = await added({ unit_number: 'C5' });
    const put = async (location_id: number | null, revision: number) =>
      (await save({ unit_number: 'C5', unit_id, location_id, revision })).body.unit;
    expect(await put(yards.boise, 1)).toMatchObject({ location_code: '0002', revision: 2 });
    expect(await put(null, 2)).toMatchObject({ location_id: null, location_code: null });
    expect(await put(yards.akron, 3)).toMatchObject({ location_code: '0001', revision: 4 });
  });

  test('to a number that another unit has is refused', async () => {
    await added({ unit_number: 'C6' });
    const { unit_id } = await added({ unit_number: 'C7' });
    expect((await save({ unit_number: 'c6', unit_id, revision: 1 })).body.code).toBe('unique');
  });
});

describe('a write with a key', () => {
  test('sent three times makes one unit, and gets the first answer', async () => {
    const said = { unit_number: 'K1', client_key: randomUUID() };
    const first = await save(said);
    const before = [await countOf('units'), await countOf('row_changes')];
    // The same in another order, with the key in capital letters.
    const turned = Object.fromEntries(Object.entries({ ...tractor, ...said }).reverse());
    const again = await api.asUma('POST fleet_survey/save_unit', turned);
    const third = await save(said);
    expect([again.body, third.body]).toEqual([first.body, first.body]);
    expect([await countOf('units'), await countOf('row_changes')]).toEqual(before);
  });

  test('and another body is refused', async () => {
    const client_key = randomUUID();
    await save({ unit_number: 'K2', client_key });
    const { status, body } = await save({ unit_number: 'K3', client_key });
    expect([status, body.code, body.path]).toEqual([400, 'key_reused', 'client_key']);
  });

  test("of one user is not another's", async () => {
    const client_key = randomUUID();
    await save({ unit_number: 'K4', client_key });
    const { status } = await api.asSam('POST fleet_survey/save_unit', {
      ...tractor,
      unit_number: 'K5',
      client_key,
    });
    expect(status).toBe(200);
  });

  test('that was refused may be sent again', async () => {
    const client_key = randomUUID();
    expect((await save({ unit_number: '', client_key })).status).toBe(400);
    expect((await save({ unit_number: 'K6', client_key })).status).toBe(200);
  });

  test('names the unit that it made, for who made it alone', async () => {
    const client_key = randomUUID();
    const { unit_id } = await added({ unit_number: 'K7', client_key });
    const found = await api.read('GET fleet_survey/get_unit/{id}', client_key);
    expect(found.body.unit.unit_id).toBe(unit_id);
    const renamed = { unit_number: 'K7b', unit_id: client_key, revision: 1 };
    expect((await save(renamed)).body.unit).toMatchObject({ unit_id, unit_number: 'K7b' });
    const sams = await api.asSam('POST fleet_survey/save_unit', { ...tractor, ...renamed });
    expect([sams.body.code, sams.body.path]).toEqual(['unknown_value', 'unit_id']);
  });

  test.each(['short', 'x'.repeat(36), ''])('%j is no key', async (client_key) => {
    expect((await save({ unit_number: 'K8', client_key })).body.path).toBe('client_key');
  });
});

test('owners are made once for an account', async () => {
  const before = await countOf('unit_owners');
  await added({ unit_number: 'O1', owner: 'Old Ferry' });
  await added({ unit_number: 'O2', owner: 'Old Ferry ' });
  expect(await countOf('unit_owners')).toBe(before + 1);
});
