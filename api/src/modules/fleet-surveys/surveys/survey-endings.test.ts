import { randomUUID } from 'node:crypto';
import { surveyWrites } from './testing/survey-writes.ts';
import { testYardApi, type YardApi } from './testing/yard-api.ts';

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());
beforeEach(() => api.clearSurveys());

const { change, close, drop, opened } = surveyWrites(() => api);

describe('finishing', () => {
  test('first says what is missing, and then closes', async () => {
    const { survey_id } = await opened();
    await api.inspect(survey_id, 'T1', { state: 'started' });
    await api.inspect(survey_id, 'T2');
    await api.inspect(survey_id, 'T3');
    await api.inspect(survey_id, 'V1', { state: 'done' });
    const missing = { waiting_units: 2, started_units: 1 };
    const client_key = randomUUID();
    const first = await close(survey_id, { client_key, is_confirmed: false });
    expect(first.body).toMatchObject({ missing, survey: { state: 'open', revision: 1 } });
    const then = await close(survey_id, { client_key });
    expect(then.body).toMatchObject({
      missing,
      survey: { state: 'finished', revision: 2, finished_at: '2025-07-01T12:00:00.000Z' },
    });
  });

  test('twice is refused, and so is every change after it', async () => {
    const { survey_id } = await opened();
    await close(survey_id);
    const refused = { status: 400, body: { code: 'survey_finished', path: 'survey_id' } };
    expect(await close(survey_id, { revision: 2 })).toMatchObject(refused);
    expect(await change(survey_id, { revision: 2, comments: 'Late' })).toMatchObject(refused);
    expect((await drop(survey_id, { revision: '2' })).body).toMatchObject({
      code: 'survey_finished',
      path: 'id',
    });
    expect(await api.history('survey')).toHaveLength(2);
  });

  test('what somebody has changed meanwhile is refused', async () => {
    const { survey_id } = await opened();
    await change(survey_id, { comments: 'Changed' });
    for (const is_confirmed of [true, false]) {
      const { body } = await close(survey_id, { is_confirmed });
      expect(body).toMatchObject({ code: 'changed_elsewhere', path: 'revision', revision: 2 });
    }
  });

  test.each(['unknown', 'foreign'])('a survey that is %s is refused', async (which) => {
    const id = which === 'unknown' ? 999_999 : (await opened()).survey_id;
    const { body } = await close(id, {}, 'stranger');
    expect(body).toMatchObject({ code: 'unknown_value', path: 'survey_id' });
  });
});

describe('opening again', () => {
  const reopen_reason = ' Wrong yard. ';

  test('takes an administrator and a reason, which stays in the history', async () => {
    const { survey_id } = await opened();
    await close(survey_id);
    const again = { revision: 2, reopen_reason };
    expect((await change(survey_id, again)).body.code).toBe('survey_finished');
    expect((await change(survey_id, { revision: 2 }, 'admin')).body.code).toBe('survey_finished');
    expect((await change(survey_id, { revision: 2, reopen_reason: ' ' }, 'admin')).status).toBe(
      400,
    );
    const { body } = await change(survey_id, again, 'admin');
    expect(body.survey).toMatchObject({ state: 'open', finished_at: null, revision: 3 });
    const told = await api.ask('POST fleet_survey/summary', { body: { survey_id } });
    expect(told.body.history).toMatchObject([
      {
        revision: 3,
        action: 'changed',
        fields: { state: 'finished', reason: 'Wrong yard.' },
        changed_at: '2025-07-01T12:00:00.000Z',
      },
      { revision: 2, action: 'changed', fields: { state: 'open' } },
      { revision: 1, action: 'created', fields: {} },
    ]);
  });

  test('names the revision that was read', async () => {
    const { survey_id } = await opened();
    await close(survey_id);
    const { body } = await change(survey_id, { revision: 1, reopen_reason }, 'admin');
    expect(body).toMatchObject({ code: 'changed_elsewhere', revision: 2 });
  });
});

describe('deleting', () => {
  test('takes the inspections along, and the history stays', async () => {
    const { survey_id } = await opened();
    await api.inspect(survey_id, 'T1');
    expect((await drop(survey_id)).body).toEqual({
      status: { status: 0, description: 'Success' },
    });
    const left = await api.database.kysely.selectFrom('unit_inspections').select('id').execute();
    expect(left).toEqual([]);
    expect((await api.history('survey')).at(-1)).toMatchObject({
      action: 'deleted',
      revision: 2,
      fields: { surveyor: 'Ana Reyes', survey_date: '2025-06-30', nonsig: null, kind: 'yard' },
    });
    expect((await change(survey_id, { comments: 'Still open here' })).body).toMatchObject({
      code: 'unknown_value',
      path: 'survey_id',
    });
  });

  test('a finished survey takes an administrator', async () => {
    const { survey_id } = await opened();
    await close(survey_id);
    expect((await drop(survey_id, { revision: '2' })).body.code).toBe('survey_finished');
    expect((await drop(survey_id, { revision: '2' }, 'admin')).status).toBe(200);
  });

  test('what somebody has changed meanwhile is refused', async () => {
    const { survey_id } = await opened();
    await change(survey_id, { comments: 'Changed' });
    expect((await drop(survey_id)).body).toMatchObject({ code: 'changed_elsewhere', revision: 2 });
  });

  test.each([
    ['999999', {}, 'unknown_value', 'id'],
    ['0', {}, 'invalid', 'id'],
    ['1', { revision: '' }, 'invalid', 'revision'],
  ])('%s with %j is refused as %s at %s', async (id, query, code, path) => {
    expect(await drop(id, query)).toMatchObject({ status: 400, body: { code, path } });
  });
});
