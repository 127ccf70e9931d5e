import { randomUUID } from 'node:crypto';
import { surveyWrites } from './testing/survey-writes.ts';
import { testYardApi, type YardApi } from './testing/yard-api.ts';

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
afterAll(() => api.close());
beforeEach(() => api.clearSurveys());

const { change, create, opened } = surveyWrites(() => api);

describe('a new survey', () => {
  test('is open, without units, as it was said', async () => {
    const { status, body } = await create({ nonsig: '007', comments: 'Rain.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: { status: 0, description: 'Success' },
      survey: {
        survey_id: expect.any(Number),
        revision: 1,
        location_id: api.yard,
        kind: 'yard',
        state: 'open',
        survey_date: '2025-06-30',
        surveyor: 'Ana Reyes',
        nonsig: '007',
        comments: 'Rain.',
        units: 0,
        inspected_units: 0,
        finished_at: null,
      },
    });
    expect(await api.history('survey')).toEqual([
      expect.objectContaining({ action: 'created', revision: 1, changed_by: api.users.clerk }),
    ]);
  });

  test.each([
    [{ location_id: 999_999 }, 'unknown_value', 'location_id'],
    [{ kind: 'checkpoint' }, 'invalid', 'kind'],
    [{ survey_date: '2025-07-02' }, 'invalid', 'survey_date'],
    [{ survey_date: '2025-02-30' }, 'invalid', 'survey_date'],
    [{ survey_date: '06/30/2025' }, 'invalid', 'survey_date'],
    [{ survey_date: '0000-01-01' }, 'invalid', 'survey_date'],
    [{ survey_date: '1800-01-01' }, 'invalid', 'survey_date'],
    [{ survey_date: '1989-12-31' }, 'invalid', 'survey_date'],
    [{ surveyor: '  ' }, 'invalid', 'surveyor'],
    [{ surveyor: 'Ana\nReyes' }, 'invalid', 'surveyor'],
    [{ surveyor: `Ana${'a'.repeat(80)}` }, 'invalid', 'surveyor'],
    [{ nonsig: '009' }, 'unknown_value', 'nonsig'],
    [{ nonsig: '00000' }, 'unknown_value', 'nonsig'],
    [{ kind: 'dealer' }, 'invalid', 'nonsig'],
    [{ kind: 'dealer', nonsig: null }, 'invalid', 'nonsig'],
    [{ comments: 'Rain\u0007' }, 'invalid', 'comments'],
    [{ client_key: 'no-key' }, 'invalid', 'client_key'],
  ])('with %j is refused as %s at %s', async (more, code, path) => {
    expect(await create(more)).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.history('survey')).toEqual([]);
  });

  test('is refused at a foreign location like at an unknown one', async () => {
    const foreign = await create({ location_id: api.foreignYard });
    const unknown = await create({ location_id: 999_999 });
    expect(foreign.status).toBe(400);
    expect(foreign.body).toEqual(unknown.body);
  });

  test('may be dated today where the surveyor is', async () => {
    const east = { 'user-time': '07/02/2025 01:00:00' };
    expect((await create({ survey_date: '2025-07-02' }, 'clerk', east)).status).toBe(200);
    const later = await create({ survey_date: '2025-07-03' }, 'clerk', east);
    expect(later.body).toMatchObject({ code: 'invalid', path: 'survey_date' });
  });

  test('of a dealer is its own: another dealer neither makes nor sees it', async () => {
    const ofDealer = { kind: 'dealer', nonsig: '007' };
    const { body } = await create(ofDealer, 'dealer');
    expect((await create(ofDealer, 'rival')).body).toMatchObject({
      code: 'unknown_value',
      path: 'nonsig',
    });
    const id = body.survey.survey_id;
    const foreign = await change(id, { comments: 'Mine' }, 'rival');
    expect(foreign.body).toEqual((await change(999_999, { comments: 'Mine' }, 'rival')).body);
  });
});

describe('changed details', () => {
  test('count up, with what they were before', async () => {
    const { survey_id } = await opened({ nonsig: '007' });
    const { body } = await change(survey_id, { surveyor: 'Ben', nonsig: null });
    expect(body.survey).toMatchObject({ revision: 2, surveyor: 'Ben', nonsig: null, kind: 'yard' });
    expect((await api.history('survey'))[1]).toMatchObject({
      action: 'changed',
      fields: { surveyor: 'Ana Reyes', nonsig: '007' },
    });
  });

  test('may be those of a survey further east, whose day has not come where the caller is', async () => {
    const east = { 'user-time': '07/02/2025 01:00:00' };
    const { body } = await create({ survey_date: '2025-07-02' }, 'clerk', east);
    const { survey_id } = body.survey;
    const comments = 'Gate 2 was blocked.';
    const changed = await change(survey_id, { survey_date: '2025-07-02', comments });
    expect(changed.body.survey).toMatchObject({ survey_date: '2025-07-02', comments });
  });

  test('give no reason to reopen what somebody has reopened meanwhile', async () => {
    const { survey_id } = await opened();
    await change(survey_id, { comments: 'Rain.' }, 'colleague');
    const late = await change(survey_id, { reopen_reason: 'Missed one.', surveyor: 'Ben' });
    expect(late).toMatchObject({ status: 400, body: { code: 'changed_elsewhere' } });
  });

  test('that are as before are no change', async () => {
    const { survey_id } = await opened({ nonsig: '007' });
    const { body } = await change(survey_id, { revision: 9, surveyor: 'Ana Reyes', nonsig: '007' });
    expect(body.survey.revision).toBe(1);
  });

  test('take the days of what the survey holds along', async () => {
    const { survey_id } = await opened();
    await api.inspect(survey_id, 'T1');
    await change(survey_id, { survey_date: '2025-06-01' });
    const { inspected_on } = await api.database.kysely
      .selectFrom('unit_inspections')
      .select('inspected_on')
      .executeTakeFirstOrThrow();
    expect(inspected_on).toBe('2025-06-01');
  });

  test.each([
    [{ survey_date: '2025-07-02' }, 'invalid', 'survey_date'],
    [{ survey_date: '1800-01-01' }, 'invalid', 'survey_date'],
    [{ surveyor: ' ' }, 'invalid', 'surveyor'],
    [{ reopen_reason: 'Missed one.', comments: 'Rain.' }, 'invalid', 'reopen_reason'],
    [{ nonsig: '009' }, 'unknown_value', 'nonsig'],
    [{ kind: 'dealer' }, 'invalid', 'nonsig'],
    [{ survey_id: 999_999 }, 'unknown_value', 'survey_id'],
    [{ survey_id: randomUUID() }, 'unknown_value', 'survey_id'],
    [{ revision: 0 }, 'invalid', 'revision'],
  ])('%j are refused as %s at %s', async (more, code, path) => {
    const { survey_id } = await opened();
    expect(await change(survey_id, more)).toMatchObject({ status: 400, body: { code, path } });
    expect(await api.history('survey')).toHaveLength(1);
  });

  test('keep a dealer that the caller does not see, but do not hand the survey to it', async () => {
    const { survey_id } = await opened({ nonsig: '008' });
    const kept = await change(survey_id, { nonsig: '008', comments: 'Seen.' }, 'dealer');
    expect(kept.body.survey).toMatchObject({ nonsig: '008', comments: 'Seen.' });
    const given = await change(survey_id, { revision: 2, kind: 'dealer' }, 'dealer');
    expect(given.body).toMatchObject({ code: 'unknown_value', path: 'nonsig' });
  });

  test('of a drive-over are of none', async () => {
    const id = await api.keepSurvey({ kind: 'checkpoint' });
    expect((await change(id, { comments: 'Slow.' })).body).toMatchObject({
      code: 'unknown_value',
      path: 'survey_id',
    });
  });

  test('of two at once: the second is told by whom and which revision is there', async () => {
    const { survey_id } = await opened();
    const answers = await Promise.all([
      change(survey_id, { comments: 'First' }),
      change(survey_id, { comments: 'Second' }, 'colleague'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'changed_elsewhere',
      path: 'revision',
      revision: 2,
      changed_by: 'Uma Serrano',
      changed_at: '2025-07-01T12:00:00.000Z',
    });
    expect(await api.history('survey')).toHaveLength(2);
  });
});

test('the key of a write names what it made, for who made it alone', async () => {
  const keyed = { client_key: randomUUID() };
  await opened(keyed);
  const { body } = await change(keyed.client_key.toUpperCase(), { comments: 'By key' });
  expect(body.survey.comments).toBe('By key');
  const foreign = await change(keyed.client_key, { comments: 'By key' }, 'colleague');
  expect(foreign.body).toMatchObject({ code: 'unknown_value', path: 'survey_id' });
});
