import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { surveyWrites } from './testing/survey-writes.ts';
import { testYardApi, type YardApi } from './testing/yard-api.ts';

const addExisting = 'POST fleet_survey/add_existing_unit_to_survey';
const addNew = 'POST fleet_survey/add_new_unit_to_survey';

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());
beforeEach(() => api.clearSurveys());

const { close, opened } = surveyWrites(() => api);

const add = async (more: object, survey_id?: number | string) =>
  api.ask(addExisting, {
    body: { survey_id: survey_id ?? (await opened()).survey_id, ...more },
  });
const numbersOf = (rows: readonly { unit_number: string }[]) =>
  rows.map(({ unit_number }) => unit_number);

describe('adding units that are there', () => {
  test('puts them on the survey as they are now, in the order of their numbers', async () => {
    const { T1, T3, V2 } = api.units;
    const { body } = await add({ units: [V2, T3, T1] });
    expect(numbersOf(body.added)).toEqual(['T1', 'T3', 'V2']);
    expect(body).toMatchObject({
      status: { status: 0, description: 'Success' },
      survey: { units: 3, inspected_units: 0, revision: 1 },
      already_there: 0,
      unknown_numbers: [],
    });
    expect(body.added[0]).toEqual({
      unit_inspection_id: expect.any(Number),
      revision: 1,
      unit_id: T1,
      unit_number: 'T1',
      type: 'tractor',
      configuration: '6x4',
      state: 'waiting',
      color: 'grey',
      mileage: null,
      hours: null,
      comments: '',
    });
    expect(await api.history('inspection')).toHaveLength(3);
  });

  test('leaves those alone that it has already', async () => {
    const { survey_id } = await opened();
    await api.inspect(survey_id, 'T1', { state: 'done', comments: 'Checked.' });
    const { body } = await add({ is_whole_location: true }, survey_id);
    expect(numbersOf(body.added)).toEqual(['T2', 'T3', 'V1']);
    expect(body).toMatchObject({ already_there: 1, survey: { units: 4, inspected_units: 1 } });
  });

  test('takes pasted numbers, whatever their case, and tells those that nobody has', async () => {
    const { body } = await add({
      unit_numbers: [' t1 ', 'T1', '', 'v2', 'F1', '01', 'A/12', 'x'.repeat(41), 'T1\u202e'],
    });
    expect(numbersOf(body.added)).toEqual(['T1', 'V2']);
    expect(body.unknown_numbers).toEqual(['F1', '01', 'A/12', 'x'.repeat(41), 'T1\u202e']);
  });

  test('takes the whole yard, without units that are out of use or deleted', async () => {
    const { kysely } = api.database;
    const set = (row: object) =>
      kysely.updateTable('units').set(row).where('id', '=', api.units.T2).execute();
    for (const [out, back] of [
      [{ is_active: false }, { is_active: true }],
      [{ deleted_at: new Date() }, { deleted_at: null }],
    ] as const) {
      await set(out);
      expect(numbersOf((await add({ is_whole_location: true })).body.added)).toEqual([
        'T1',
        'T3',
        'V1',
      ]);
      await set(back);
    }
  });

  test('does not count as surveying them', async () => {
    const { survey_id } = await opened();
    await add({ is_whole_location: true }, survey_id);
    const surveyedTractors = async () => {
      const name = 'GET fleet_survey/get_location/{id}';
      const { body } = await api.ask(name, { params: { id: String(api.yard) } });
      return body.location.units_by_type.find(({ type }) => type === 'tractor')?.surveyed_units;
    };
    expect(await surveyedTractors()).toBe(0);
    await api.database.kysely
      .updateTable('unit_inspections')
      .set({ state: 'started' })
      .where('unit_id', '=', api.units.T1)
      .execute();
    expect(await surveyedTractors()).toBe(1);
  });

  test('takes those that no other survey has had since a day', async () => {
    const done = { state: 'done' };
    await api.inspect(await api.keepSurvey({ survey_date: '2025-05-31' }), 'T1', done);
    const later = await api.keepSurvey({ survey_date: '2025-06-01' });
    await api.inspect(later, 'T2', done);
    await api.inspect(later, 'T3', { state: 'waiting' });
    const { survey_id } = await opened();
    await api.inspect(survey_id, 'V1');
    const { body } = await add({ not_surveyed_since: '2025-06-01' }, survey_id);
    expect(numbersOf(body.added)).toEqual(['T1', 'T3']);
    expect(body.already_there).toBe(1);
  });

  test.each([
    [{}, 'invalid', 'units'],
    [{ units: [], is_whole_location: false, unit_numbers: [' '] }, 'invalid', 'units'],
    [{ units: [999_999] }, 'unknown_value', 'units.0'],
    [{ units: [randomUUID()] }, 'unknown_value', 'units.0'],
    [{ units: ['T1'] }, 'invalid', 'units.0'],
    [{ units: [2 ** 31] }, 'invalid', 'units.0'],
    [{ not_surveyed_since: '2025-02-30' }, 'invalid', 'not_surveyed_since'],
    [{ survey_id: 999_999, is_whole_location: true }, 'unknown_value', 'survey_id'],
  ])('with %j is refused as %s at %s', async (more, code, path) => {
    expect(await add(more)).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.history('inspection')).toEqual([]);
  });

  test('takes no more than 1,000 at once', async () => {
    expect((await add({ units: Array(1001).fill(1) })).body).toMatchObject({
      code: 'too_many',
      path: 'units',
    });
  });

  test('refuses a foreign unit among own ones like an unknown one, and adds nothing', async () => {
    const { T1, F1 } = api.units;
    const foreign = await add({ units: [T1, F1] });
    expect(foreign.body).toEqual((await add({ units: [T1, 999_999] })).body);
    expect(foreign.body).toMatchObject({ code: 'unknown_value', path: 'units.1' });
    expect(await api.history('inspection')).toEqual([]);
  });

  test('is refused once the survey is finished', async () => {
    const { survey_id } = await opened();
    await close(survey_id);
    expect((await add({ is_whole_location: true }, survey_id)).body).toMatchObject({
      code: 'survey_finished',
      path: 'survey_id',
    });
  });

  test('by two people at once puts each unit on the survey once', async () => {
    const { survey_id } = await opened();
    const answers = await Promise.all(
      [1, 2].map(() => add({ is_whole_location: true }, survey_id)),
    );
    expect(answers.map(({ body }) => body.added.length).sort()).toEqual([0, 4]);
  });

  test('sent three times with its key adds once; the key names the one inspection', async () => {
    const { survey_id } = await opened();
    const said = { client_key: randomUUID(), units: [api.units.T1] };
    const answers = await Promise.all([1, 2, 3].map(() => add(said, survey_id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const kept = await api.database.kysely.selectFrom('unit_inspections').selectAll().execute();
    expect(kept).toMatchObject([{ client_key: said.client_key }]);
    expect((await add({ ...said, units: [api.units.T2] }, survey_id)).body.code).toBe('key_reused');
  });
});

describe('adding a unit that is new', () => {
  const unit = { unit_number: 'N1', type: 'tractor', configuration: '6x4' };
  afterEach(async () => {
    await api.clearSurveys();
    await api.database.kysely.deleteFrom('units').where('unit_number', '=', 'N1').execute();
  });
  const addUnit = async (more: object = {}, survey_id?: number) =>
    api.ask(addNew, {
      body: { survey_id: survey_id ?? (await opened()).survey_id, ...unit, ...more },
    });

  test("puts it at the survey's location and on the survey", async () => {
    const { body } = await addUnit({ owner: 'Lantern Rental' });
    expect(body).toMatchObject({
      status: { status: 0, description: 'Success' },
      unit: {
        location_id: api.yard,
        unit_number: 'N1',
        owner: 'Lantern Rental',
        last_survey_date: null,
      },
      inspection: { unit_id: body.unit.unit_id, unit_number: 'N1', state: 'waiting' },
    });
  });

  test.each([
    [{ unit_number: 't1' }, 'unique', 'unit_number'],
    [{ unit_number: ' ' }, 'invalid', 'unit_number'],
    [{ configuration: 'trailer_tandem' }, 'invalid', 'configuration'],
    [{ vin: '1M8GDM9AXKP042789' }, 'invalid', 'vin'],
    [{ survey_id: 999_999 }, 'unknown_value', 'survey_id'],
  ])('with %j is refused as %s at %s, and adds nothing', async (more, code, path) => {
    expect(await addUnit(more)).toMatchObject({ status: 400, body: { code, path } });
    const { rows } = await sql`
      select from units where unit_number not in ('T1', 'T2', 'T3', 'V1', 'V2', 'F1')`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([]);
  });

  test('sent three times at once with its key makes one, which the key names', async () => {
    const { survey_id } = await opened();
    const client_key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => addUnit({ client_key }, survey_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.unit.unit_id)).size).toBe(1);
    const { body } = await api.ask('GET fleet_survey/{surveyId}/units/{unitId}', {
      params: { surveyId: String(survey_id), unitId: client_key },
    });
    expect(body.inspection).toEqual(answers[0]?.body.inspection);
  });
});
