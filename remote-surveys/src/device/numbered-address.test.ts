import 'fake-indexeddb/auto';
import {
  addedInspection,
  createdSurvey,
  madeUnit,
  type NewSurveyUnit,
  newMap,
  type SurveyCreation,
  savedTire,
  type TireSaving,
  wheelAt,
} from '@portal/contract/fleet-surveys';
import { outbox } from '@portal/platform/offline';
import { waitFor } from '@portal/platform/testing';
import { deviceCall } from './device.ts';
import { remote } from './entry/survey-entry.ts';
import { learnId } from './names/known-ids.ts';
import { keyAsId } from './names/local-names.ts';
import { cacheYard, fakeYard, key, reading, setOnline, startDevice } from './testing.ts';

// A survey started without a network, sent, and then opened by its server id.

afterEach(() => setOnline(true));

const status = { status: 0, description: 'Success' };
const shown = { pressure_format: 'psi', tread_depth_format: '32nds', torque_format: 'ft_lb' };
const number = '932';

/** A server that creates survey 932 with unit 93 from the device's writes. */
function serverOf(first: number) {
  const yard = fakeYard();
  const creation: SurveyCreation = {
    client_key: key(first),
    location_id: 1,
    kind: 'yard',
    survey_date: '2026-03-05',
    surveyor: 'Uma Serrano',
  };
  const newUnit: NewSurveyUnit = {
    client_key: key(first + 1),
    survey_id: keyAsId(key(first)),
    unit_number: 'F1',
    type: 'trailer',
    configuration: 'trailer_tandem',
  };
  const survey = createdSurvey(creation, 932);
  const { client_key: _, survey_id: __, ...said } = newUnit;
  const standing = { account: '100', location_id: 1, location_code: '0001' };
  const unit = madeUnit(said, standing, 93);
  const inspection = addedInspection(unit, 930);
  let map = newMap({ survey, inspection }, shown as never, () => null as never);
  const respond: Parameters<typeof startDevice>[0] = (name, call) => {
    if (name.endsWith('create_survey')) return { status, survey };
    if (name.endsWith('add_new_unit_to_survey')) return { status, unit, inspection };
    if (name.endsWith('save_tire')) {
      map = savedTire(map, call.body as TireSaving);
      return { status, ...map };
    }
    if (name.endsWith('{surveyId}/units')) return { survey, units: [map.inspection] };
    if (name.includes('/axles/')) return map;
    return yard.respond(name, call);
  };
  return { creation, newUnit, respond };
}

const place = { axle_number: 1, side: 'left', slot: 'outer' } as const;
const overviewOf = (surveyId: string) =>
  deviceCall('GET fleet_survey/{surveyId}/units', { params: { surveyId } });
const mapOf = (surveyId: string, unitId: number | string) =>
  deviceCall('GET fleet_survey/{surveyId}/axles/{unitId}', {
    params: { surveyId, unitId: String(unitId) },
  });

/** Starts a survey with a new unit, reads one of its tires, and sends everything. */
async function beginAndSend(first: number) {
  const { creation, newUnit, respond } = serverOf(first);
  const calls = await startDevice(respond);
  await cacheYard();
  setOnline(false);
  await deviceCall('POST fleet_survey/create_survey', { body: creation });
  const { unit } = await deviceCall('POST fleet_survey/add_new_unit_to_survey', { body: newUnit });
  await deviceCall('POST fleet_survey/save_tire', {
    body: {
      ...reading({ survey_id: keyAsId(key(first)), unit_id: unit.unit_id, slot: 'outer' }),
      client_key: key(first + 2),
    },
  });
  setOnline(true);
  await waitFor(async () => expect(await outbox.entries(remote)).toEqual([]));
  learnId('survey', key(first), 932);
  learnId('unit', key(first + 1), 93);
  return calls;
}

it.each([
  ['its number', 100, { survey: number, unit: 93, isOpened: true }],
  ['its key', 200, { survey: key(200), unit: key(201), isOpened: true }],
  ['its number, and the unit by its key', 300, { survey: number, unit: key(301), isOpened: true }],
  ['a number that was never opened', 400, { survey: number, unit: 93, isOpened: false }],
])('keeps a reading of a survey that is named by %s', async (_, first, named) => {
  const { survey, unit, isOpened } = named;
  const calls = await beginAndSend(first);
  if (isOpened) {
    await overviewOf(survey);
    await mapOf(survey, unit);
  }
  calls.length = 0;
  setOnline(false);
  const body = {
    ...reading({ survey_id: survey as never, unit_id: unit as never, slot: 'outer', revision: 1 }),
    pressure: 71,
    client_key: key(first + 3),
  };
  const saved = await deviceCall('POST fleet_survey/save_tire', { body });
  expect(wheelAt(saved, place)?.reading?.pressure).toBe(71);
  expect(await outbox.entries(remote)).toMatchObject([
    { subject: { survey: key(first), unit: key(first + 1), unit_number: 'F1' } },
  ]);
  for (const name of [number, key(first)])
    for (const one of [93, key(first + 1)]) {
      const map = await mapOf(name, one);
      expect(wheelAt(map, place)?.reading?.pressure).toBe(71);
      expect((await overviewOf(name)).units).toMatchObject([{ unit_id: key(first + 1) }]);
    }
  setOnline(true);
  await waitFor(async () => expect(await outbox.entries(remote)).toEqual([]));
  expect(calls.filter(({ name }) => name.endsWith('save_tire'))).toHaveLength(1);
});
