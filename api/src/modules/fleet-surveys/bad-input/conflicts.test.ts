import { randomUUID } from 'node:crypto';
import { surveyWrites } from '../surveys/testing/survey-writes.ts';
import { type GuardedApi, guardedApi } from './testing.ts';

// Two tabs with the same row open: a write from the second is refused after one from the first.

let api: GuardedApi;
beforeAll(async () => {
  api = await guardedApi();
});
afterAll(() => api.close());

const { change } = surveyWrites(() => api);
const keyed = () => ({ client_key: randomUUID() });
const tractor = { type: 'tractor', configuration: '6x4' };
const elsewhere = {
  status: 400,
  body: {
    code: 'changed_elsewhere',
    path: 'revision',
    revision: 2,
    changed_by: 'Uma Serrano',
    changed_at: '2025-07-01T12:00:00.000Z',
  },
};

describe('two tabs on one unit', () => {
  /** A unit that one tab has read, and the other one has changed since. */
  async function changedUnit() {
    const unit_number = `Two ${randomUUID().slice(0, 8)}`;
    const unit = { ...tractor, location_id: api.yard, unit_number };
    const save = async (body: object) =>
      (await api.ask('POST fleet_survey/save_unit', { body })).body.unit;
    const { unit_id } = await save(unit);
    await save({ ...unit, unit_id, revision: 1, year: 2019 });
    return { ...unit, unit_id, revision: 1 };
  }

  test('the second one to save is told', async () => {
    const body = { ...keyed(), ...(await changedUnit()), year: 2021 };
    expect(await api.unwritten('POST fleet_survey/save_unit', { body })).toMatchObject(elsewhere);
  });

  test.each(['delete_unit', 'delete_unit_all'] as const)('so is %s', async (call) => {
    const { unit_id } = await changedUnit();
    const query = { ...keyed(), revision: '1', surveys: '0', tires: '0' };
    const said = { params: { id: String(unit_id) }, query };
    const answer = await api.unwritten(`DELETE fleet_survey/${call}/{id}`, said);
    expect(answer).toMatchObject(elsewhere);
  });

  test('so is a row of many units', async () => {
    const { location_id, ...unit } = await changedUnit();
    const units = [{ ...unit, row: 1, year: 2021 }];
    const body = { location_id, is_all_or_none: true, units };
    const answer = await api.unwritten('POST fleet_survey/save_units', { body });
    expect(answer.body).toMatchObject({
      units: [{ result: 'refused', faults: [{ path: 'revision', code: 'changed_elsewhere' }] }],
    });
  });

  test('one that the other tab has deleted is gone', async () => {
    const unit = await changedUnit();
    await api.ask('DELETE fleet_survey/delete_unit_all/{id}', {
      params: { id: String(unit.unit_id) },
      query: { revision: '2', surveys: '0', tires: '0' },
    });
    const body = { ...keyed(), ...unit, year: 2021 };
    expect(await api.unwritten('POST fleet_survey/save_unit', { body })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'unit_id' },
    });
  });
});

describe('a survey that somebody has changed since it was read', () => {
  async function changedSurvey() {
    const { survey_id } = await api.surveyIn();
    await change(survey_id, { comments: 'Rain.' });
    return survey_id;
  }

  test.each(['update_survey_details', 'finish_survey'] as const)('is told by %s', async (call) => {
    const survey_id = await changedSurvey();
    const said = { surveyor: 'Ben', is_confirmed: true };
    const body = { ...keyed(), survey_id, revision: 1, ...said };
    expect(await api.unwritten(`POST fleet_survey/${call}`, { body })).toMatchObject(elsewhere);
  });

  test('is not deleted', async () => {
    const params = { id: String(await changedSurvey()) };
    const said = { params, query: { ...keyed(), revision: '1' } };
    const answer = await api.unwritten('DELETE fleet_survey/delete_survey/{id}', said);
    expect(answer).toMatchObject(elsewhere);
  });
});
