import 'fake-indexeddb/auto';
import {
  type AddedUnits,
  addedInspection,
  createdSurvey,
  type SurveyCreation,
  type TireSaving,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import { outbox } from '@portal/platform/offline';
import { waitFor } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, surveyRow, unitOf } from '../testing/rows.ts';
import { deviceCall } from './device.ts';
import { remote } from './entry/survey-entry.ts';
import { keyAsId } from './names/local-names.ts';
import { cacheYard, fakeYard, key, reading, setOnline, startDevice } from './testing.ts';

// A survey started without a network.

afterEach(() => setOnline(true));

const creation: SurveyCreation = {
  client_key: key(11),
  location_id: 1,
  kind: 'yard',
  survey_date: '2026-03-05',
  surveyor: ' Uma Serrano ',
};
const surveyId = key(11);
const status = { status: 0, description: 'Success' };

const overview = () => deviceCall('GET fleet_survey/{surveyId}/units', { params: { surveyId } });
const axles = (unitId: string) =>
  deviceCall('GET fleet_survey/{surveyId}/axles/{unitId}', { params: { surveyId, unitId } });

async function surveyUnitTwo() {
  const { survey } = await deviceCall('POST fleet_survey/create_survey', { body: creation });
  const added = await deviceCall('POST fleet_survey/add_existing_unit_to_survey', {
    body: { client_key: key(12), survey_id: survey.survey_id, units: [2] },
  });
  const saved = await deviceCall('POST fleet_survey/save_tire', {
    body: { ...reading({ survey_id: survey.survey_id, unit_id: 2 }), client_key: key(13) },
  });
  return { survey, added, saved };
}

it('goes on under its key, from the first tire to what the server has made of it', async () => {
  const yard = fakeYard();
  const survey = createdSurvey(creation, 77);
  let map = axleMapOf({ ...inspectionOf(2), unit_inspection_id: 300 }, {}, { survey });
  const calls = await startDevice((name, call) => {
    if (name.endsWith('add_existing_unit_to_survey')) {
      const added = [addedInspection(unitOf(2), 300)];
      return { status, survey, added, already_there: 0, unknown_numbers: [] } satisfies AddedUnits;
    }
    if (name.endsWith('save_tire')) {
      const said = call.body as TireSaving;
      map = { ...map, inspection: { ...map.inspection, state: 'started', mileage: said.revision } };
      return { status, ...map };
    }
    if (name.endsWith('{surveyId}/units')) return { survey, units: [map.inspection] };
    return name.includes('/axles/') ? map : yard.respond(name, call);
  });
  await cacheYard();
  setOnline(false);
  const begun = await surveyUnitTwo();
  expect(begun.survey).toMatchObject({ survey_id: surveyId, surveyor: 'Uma Serrano', units: 0 });
  expect(begun.added).toMatchObject({
    added: [{ unit_inspection_id: key(12), unit_id: 2 }],
    survey: { units: 1 },
  });
  expect(begun.saved.inspection.state).toBe('started');
  expect((await overview()).units).toMatchObject([
    { unit_id: 2, state: 'started', color: 'green' },
  ]);
  const { location } = await deviceCall('GET fleet_survey/get_location/{id}', {
    params: { id: 1 },
  });
  expect(location.open_surveys.map((each) => each.survey_id)).toEqual([surveyId, 5]);
  // Meters and photos refer to the inspection by the key of the write that adds it.
  await deviceCall('POST fleet_survey/update_unit_inspection', {
    body: { client_key: key(14), unit_inspection_id: keyAsId(key(12)), revision: 1, hours: 12 },
  });
  const waiting = await outbox.entries(remote);
  expect(waiting.map(({ subject }) => subject)).toMatchObject([
    { what: 'create_survey', survey: surveyId },
    { what: 'add_existing_unit_to_survey', unit: '2', unit_number: '992' },
    { what: 'save_tire', survey: surveyId, unit: '2', position: '1L' },
    { what: 'update_unit_inspection', unit: '2' },
  ]);
  await outbox.discard([key(14)]);
  expect(calls).toEqual([]);
  setOnline(true);
  await waitFor(async () => expect(await outbox.entries(remote)).toEqual([]));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { client_key: key(11) },
    { client_key: key(12), survey_id: surveyId, units: [2] },
    { client_key: key(13), survey_id: surveyId, unit_id: 2 },
  ]);
  // Its address and its name on this device stay the same.
  expect((await overview()).survey.survey_id).toBe(surveyId);
  const { open_surveys } = (
    await deviceCall('GET fleet_survey/get_location/{id}', { params: { id: 1 } })
  ).location;
  expect(open_surveys.map((each) => each.survey_id)).toEqual([5]);
  setOnline(false);
  expect((await axles('2')).inspection.state).toBe('started');
  expect((await overview()).units).toMatchObject([{ unit_id: 2, state: 'started' }]);
});

it('has a unit that is made here, whose tires are judged as those of the yard are', async () => {
  await startDevice(() => {
    throw new Error('no network');
  });
  await cacheYard();
  setOnline(false);
  const survey_id = keyAsId(key(21));
  await deviceCall('POST fleet_survey/create_survey', {
    body: { ...creation, client_key: key(21) },
  });
  const { unit, inspection } = await deviceCall('POST fleet_survey/add_new_unit_to_survey', {
    body: {
      client_key: key(22),
      survey_id,
      unit_number: ' n-7 ',
      type: 'trailer',
      configuration: 'trailer_tandem',
    },
  });
  expect([unit.unit_id, unit.unit_number, unit.location_code]).toEqual([key(22), 'n-7', '0001']);
  expect(inspection.unit_inspection_id).toBe(key(22));
  const map = await deviceCall('GET fleet_survey/{surveyId}/axles/{unitId}', {
    params: { surveyId: key(21), unitId: key(22) },
  });
  expect(map.axles.map(({ role }) => role)).toEqual(['trailer', 'trailer']);
  const saved = await deviceCall('POST fleet_survey/save_tire', {
    body: {
      ...reading({ survey_id, unit_id: unit.unit_id, slot: 'outer', pressure: 70 }),
      client_key: key(23),
    },
  });
  const place = { axle_number: 1, side: 'left', slot: 'outer' } as const;
  expect(wheelAt(saved, place)?.pressure_color).toBe('red');
  const { units } = await deviceCall('POST fleet_survey/get_units', {
    body: { location_id: 1, page_number: 1, page_size: 20 },
  });
  expect(units.map(({ unit_number }) => unit_number)).toEqual(['991', '992', 'n-7']);
  expect(
    (
      await deviceCall('POST fleet_survey/get_create_unit_options', {
        body: { location_id: 1, unit_number: 'N-7' },
      })
    ).is_unit_exists,
  ).toBe(true);
});

it('adds a whole yard as a write a unit, so that each can be inspected', async () => {
  await startDevice(() => {
    throw new Error('no network');
  });
  await cacheYard();
  setOnline(false);
  await deviceCall('POST fleet_survey/create_survey', {
    body: { ...creation, client_key: key(31) },
  });
  const answer = await deviceCall('POST fleet_survey/add_existing_unit_to_survey', {
    body: { client_key: key(32), survey_id: keyAsId(key(31)), is_whole_location: true },
  });
  expect(answer.added.map(({ unit_number }) => unit_number)).toEqual(['991', '992']);
  expect(answer.survey.units).toBe(2);
  const bodies = (await outbox.entries(remote)).slice(1).map(({ options }) => options.body);
  expect(bodies).toMatchObject([
    { client_key: key(32), units: [1] },
    { client_key: answer.added[1]?.unit_inspection_id, units: [2] },
  ]);
});

it('is asked what it lacks, and is finished, as this device knows it', async () => {
  const yard = fakeYard();
  await startDevice(yard.respond);
  await cacheYard();
  setOnline(false);
  const asked = { survey_id: 5, revision: 1 };
  const question = await deviceCall('POST fleet_survey/finish_survey', { body: asked });
  expect(question.missing).toEqual({ waiting_units: 1, started_units: 0 });
  const answer = await deviceCall('POST fleet_survey/finish_survey', {
    body: { ...asked, is_confirmed: true, client_key: key(41) },
  });
  expect(answer.survey).toMatchObject({ state: 'finished', revision: 2 });
  const { location } = await deviceCall('GET fleet_survey/get_location/{id}', {
    params: { id: 1 },
  });
  expect(location.open_surveys).toEqual([]);
  expect(surveyRow(5).state).toBe('open');
});
