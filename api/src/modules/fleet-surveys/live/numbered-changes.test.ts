import { type InspectionApi, inspectionApi } from '../inspections/testing.ts';
import { outer } from '../testing/mount-tire.ts';
import { liveTidying } from './live-tidying.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('removals').execute();
  await api.database.kysely.deleteFrom('mounts').execute();
});
afterAll(() => api.close());

const changesOf = async (survey: number, since = 0) =>
  (
    await api.ask('GET fleet_survey/{surveyId}/changes', {
      as: 'admin',
      params: { surveyId: String(survey) },
      query: { since: String(since) },
    })
  ).body.changes;
const changeSummariesOf = async (survey: number) =>
  (await changesOf(survey)).map(({ number, kind, action, position }) =>
    [number, kind, action, position].filter((each) => each !== undefined),
  );

test('every change of what a survey shows is numbered', async () => {
  await api.mount('T1', outer, '2025-01-10');
  const unit = await api.open();
  const { body: saved } = await api.save(unit, { pressure: 60 });
  await api.ask('POST fleet_survey/update_unit_inspection', {
    body: { unit_inspection_id: unit.inspection, revision: 1, comments: 'Wet.' },
  });
  const { tire } = saved.axles[1]?.left_side.wheels[0] ?? {};
  await api.ask('POST fleet_survey/update_tire_details', {
    body: { ...unitOf(unit), ...outer, revision: tire?.revision, ...make, tin: '3KA41024' },
  });
  const { tire_id, revision } = (await api.read(unit)).axles[1]?.left_side.wheels[0]?.tire ?? {};
  const { body: replaced } = await api.ask('POST fleet_survey/replace_tires', {
    body: {
      ...unitOf(unit),
      tread_depth_format: 'mm',
      distance_format: 'km',
      replacements: [{ ...outer, tire_id, revision, removed, mounted: null }],
    },
  });
  await api.ask('POST fleet_survey/undo_tire_replace', {
    body: { tire_change_id: replaced.tire_change_id },
  });
  await api.ask('POST fleet_survey/update_survey_details', {
    body: { survey_id: unit.survey, revision: 1, comments: 'Gate 2.' },
  });
  expect(await changeSummariesOf(unit.survey)).toEqual([
    [1, 'reading', 'created', '2LO'],
    [2, 'inspection', 'changed'],
    [3, 'tire', 'changed', '2LO'],
    [4, 'removal', 'created', '2LO'],
    [5, 'tire', 'changed', '2LO'],
    [6, 'removal', 'deleted'],
    [7, 'tire', 'restored'],
    [8, 'survey', 'changed'],
  ]);
});

const unitOf = ({ survey, unit }: { survey: number; unit: number }) => ({
  survey_id: survey,
  unit_id: unit,
});
const make = {
  brand: null,
  product_line: null,
  tire_size: null,
  load_range: null,
  caps: 0,
  retread_brand: null,
  retread_line: null,
};
const removed = {
  odometer: null,
  hours: null,
  tread_depth: 3,
  removal_reasons: ['worn_out'],
  wear_conditions: [],
  destination: 'scrap',
  comments: '',
};

test('units that are put on a survey are told one by one, and a new one as well', async () => {
  const survey = await api.keepSurvey();
  const body = { survey_id: survey };
  await api.ask('POST fleet_survey/add_existing_unit_to_survey', {
    body: { ...body, units: [api.units.T1, api.units.T2] },
  });
  await api.ask('POST fleet_survey/add_new_unit_to_survey', {
    body: { ...body, unit_number: 'New 1', type: 'tractor', configuration: '6x4' },
  });
  const changes = await changesOf(survey);
  expect(changes.map(({ number, kind, unit_id }) => [number, kind, unit_id])).toEqual([
    [1, 'inspection', api.units.T1],
    [2, 'inspection', api.units.T2],
    [3, 'inspection', expect.any(Number)],
  ]);
});

describe('a unit that is changed', () => {
  const rename = async (number: string) => {
    const { body } = await api.ask('GET fleet_survey/get_unit/{id}', {
      params: { id: String(api.units.T1) },
    });
    const { unit_id, revision, type, configuration, location_id } = body.unit;
    return api.ask('POST fleet_survey/save_unit', {
      body: { unit_id, revision, location_id, type, configuration, unit_number: number },
      headers: { 'user-device': 'Chrome on Android' },
    });
  };

  test('is told in every open survey that has it, also of another dealer, and in no other', async () => {
    const [one, other] = [await api.open('T1'), await api.open('T1')];
    const dealers = await api.keepSurvey({ kind: 'dealer', dealer_id: api.dealers['008'] });
    await api.inspect(dealers, 'T1');
    const finished = await api.keepSurvey({ state: 'finished', finished_at: new Date() });
    await api.inspect(finished, 'T1');
    const without = await api.open('T2');
    await rename('T1 once more');
    for (const { survey, inspection } of [one, other])
      expect(await changesOf(survey)).toMatchObject([
        {
          number: 1,
          kind: 'unit',
          unit_id: api.units.T1,
          inspection_id: inspection,
          device: 'Chrome on Android',
        },
      ]);
    expect(await changeSummariesOf(dealers)).toEqual([[1, 'unit', 'changed']]);
    expect(await changesOf(finished)).toEqual([]);
    expect(await changesOf(without.survey)).toEqual([]);
    await rename('T1');
  });
});

test('a write that is refused or sent again takes no number', async () => {
  const unit = await api.open();
  const client_key = '7e57ab1e-0000-4000-8000-00000000000a';
  await api.save(unit, { client_key });
  await api.save(unit, { client_key });
  await api.save(unit, { pressure: 90 });
  await api.save(unit, { revision: 1, pressure: 90 });
  expect(await changeSummariesOf(unit.survey)).toEqual([
    [1, 'reading', 'created', '2LO'],
    [2, 'reading', 'changed', '2LO'],
  ]);
});

test('the device of a change is kept, and told to who is late', async () => {
  const unit = await api.open();
  const headers = { 'user-device': `  Firefox\ton ${'a very long name '.repeat(9)}` };
  const { survey, unit: unit_id } = unit;
  await api.ask('POST fleet_survey/save_tire', { body: { ...unitOf(unit), ...reading }, headers });
  const { body } = await api.save({ ...unit, survey, unit: unit_id }, { pressure: 90 });
  const device = 'Firefox on a very long name a very long name a very long nam';
  expect(body).toMatchObject({ code: 'changed_elsewhere', revision: 1, changed_on: device });
  expect(await changesOf(survey)).toMatchObject([{ device }]);
});

const reading = {
  ...outer,
  revision: 0,
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  state: 'read',
  pressure: 100,
  tread_depths: [14],
};

test('changes of long ago are forgotten, and who knew only those begins behind them', async () => {
  const unit = await api.open();
  await api.save(unit);
  await api.save(unit, { revision: 1, pressure: 101 });
  const { kysely } = api.database;
  await kysely
    .updateTable('row_changes')
    .set({ changed_at: new Date('2025-03-01T12:00:00Z') })
    .where('revision', '=', 1)
    .execute();
  await liveTidying.forget(kysely, api.clock.now());
  expect(await changeSummariesOf(unit.survey)).toEqual([[2, 'reading', 'changed', '2LO']]);
  await kysely
    .updateTable('row_changes')
    .set({ changed_at: new Date('2025-03-01T12:00:00Z') })
    .execute();
  await liveTidying.forget(kysely, api.clock.now());
  const { body } = await api.ask('GET fleet_survey/{surveyId}/changes', {
    params: { surveyId: String(unit.survey) },
    query: { since: '1' },
  });
  expect(body).toMatchObject({ changes: [], last: 2 });
  await api.save(unit, { revision: 2, pressure: 102 });
  expect(await changeSummariesOf(unit.survey)).toEqual([[3, 'reading', 'changed', '2LO']]);
});
