import { type SurveysApi, testSurveysApi, tractor, yards } from '../testing.ts';

let api: SurveysApi;
beforeAll(async () => {
  api = await testSurveysApi();
});
afterAll(() => api.close());

test('a unit is kept as it was said, put in order, with what follows from its type', async () => {
  const { body } = await api.saveUnit({
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
  await api.addUnit({ unit_number: 'Ä-7' });
  for (const unit_number of ['Ä-7', ' ä-7 ', 'A\u0308-7']) {
    const { status, body } = await api.saveUnit({ unit_number });
    expect([status, body.code, body.path]).toEqual([400, 'unique', 'unit_number']);
  }
  await api.addUnit({ unit_number: '0Ä-7' });
  await api.addUnit({ unit_number: 'A-7' });
});

test('the yards of an account share their numbers, and accounts do not', async () => {
  await api.addUnit({ unit_number: 'shared' });
  expect((await api.saveUnit({ unit_number: 'Shared', location_id: yards.boise })).body.code).toBe(
    'unique',
  );
  const foreign = { ...tractor, unit_number: 'shared', location_id: yards.foreign };
  expect((await api.asSam('POST fleet_survey/save_unit', foreign)).status).toBe(200);
});

test.each([
  ["a trailer's axles", { configuration: 'trailer_tri' }, 'configuration'],
  ['axles that nobody knows', { configuration: '10x10' }, 'configuration'],
  ['a line break', { model: 'a\nb' }, 'model'],
  ['no location', { location_id: null }, 'location_id'],
])('%s is refused at its field, and nothing is written', async (_, said, path) => {
  const before = [await api.countRows('units'), await api.countRows('row_changes')];
  const { status, body } = await api.saveUnit({ unit_number: 'bad', ...said });
  expect([status, body.code, body.path]).toEqual([400, 'invalid', path]);
  expect([await api.countRows('units'), await api.countRows('row_changes')]).toEqual(before);
});

test('a VIN from elsewhere may have any check digit', async () => {
  expect((await api.addUnit({ unit_number: 'W1', vin: 'WVWZZZ1JZ3W386752' })).vin).toBe(
    'WVWZZZ1JZ3W386752',
  );
});

test('a foreign location or unit is refused as an unknown one is', async () => {
  const { body: theirs } = await api.asSam('POST fleet_survey/save_unit', {
    ...tractor,
    unit_number: 'theirs',
    location_id: yards.foreign,
  });
  const own = await api.addUnit({ unit_number: 'own' });
  const answers = async (location: number, unit: number) => {
    const told = [
      await api.saveUnit({ unit_number: 'x', location_id: location }),
      await api.saveUnit({
        unit_number: 'own',
        unit_id: own.unit_id,
        revision: 1,
        location_id: location,
      }),
      await api.saveUnit({ unit_number: 'x', unit_id: unit, revision: 1 }),
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

test('owners are made once for an account', async () => {
  const before = await api.countRows('unit_owners');
  await api.addUnit({ unit_number: 'O1', owner: 'Old Ferry' });
  await api.addUnit({ unit_number: 'O2', owner: 'Old Ferry ' });
  expect(await api.countRows('unit_owners')).toBe(before + 1);
});
