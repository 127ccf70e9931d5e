import { randomUUID } from 'node:crypto';
import { surveyLimits } from '@portal/contract/fleet-surveys';
import { type FollowedStream, type LiveApi, liveApi } from './testing.ts';

let api: LiveApi;
const open: FollowedStream[] = [];
const follow: LiveApi['follow'] = async (...said) => {
  const followed = await api.follow(...said);
  open.push(followed);
  return followed;
};

beforeAll(async () => {
  api = await liveApi();
});
afterEach(async () => {
  for (const followed of open.splice(0)) {
    followed.hangUp();
    await followed.ended;
  }
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('mounts').execute();
});
afterAll(async () => {
  await api.close();
  // Disconnecting, being refused or being signed out logs no error.
  expect(api.log).toEqual([]);
});

const asJson = (surveyId: number, query: Readonly<Record<string, string>> = {}) =>
  api.ask('GET fleet_survey/{surveyId}/changes', { params: { surveyId: String(surveyId) }, query });

test('a change is told to those who follow, in the order of numbers', async () => {
  const unit = await api.open();
  const followed = await follow(unit.survey, { as: 'colleague' });
  expect(followed).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
  await followed.until(({ start }) => start()?.last === 0);
  await api.save(unit);
  await api.save(unit, { revision: 1, pressure: 101 });
  await followed.until(({ changes }) => changes().length === 2);
  expect(followed.changes()).toMatchObject([
    {
      number: 1,
      kind: 'reading',
      unit_id: unit.unit,
      inspection_id: unit.inspection,
      position: '2LO',
      revision: 1,
      action: 'created',
      by: 'Uma Serrano',
      is_me: false,
      device: '',
      at: '2025-07-01T12:00:00.000Z',
    },
    { number: 2, revision: 2, action: 'changed' },
  ]);
  expect(followed.text()).toContain('event: change\nid: 2\ndata: {"number":2');
});

test('who comes back is told what came meanwhile, and nothing twice', async () => {
  const unit = await api.open();
  for (const [revision, pressure] of [99, 100, 101].entries())
    await api.save(unit, { revision, pressure });
  const followed = await follow(unit.survey, { query: { since: 1 } });
  await followed.until(({ changes }) => changes().length === 2);
  await api.save(unit, { revision: 3, pressure: 102 });
  await followed.until(({ changes }) => changes().length === 3);
  expect(followed.start()).toEqual({ last: 1 });
  expect(followed.changes().map(({ number, is_me }) => [number, is_me])).toEqual([
    [2, true],
    [3, true],
    [4, true],
  ]);
});

test('who does not take a stream is told at once', async () => {
  const unit = await api.open();
  await api.save(unit);
  expect((await asJson(unit.survey)).body).toEqual({
    changes: [],
    presence: { people: [] },
    last: 1,
    has_more: false,
  });
  const { body } = await asJson(unit.survey, { since: '0' });
  expect(body).toMatchObject({ changes: [{ number: 1, kind: 'reading' }], last: 1 });
});

test('more changes than are told in one go are told in turn', async () => {
  const { survey, unit } = await api.open();
  await api.database.kysely
    .insertInto('row_changes')
    .values(
      Array.from({ length: surveyLimits.changesAtOnce + 2 }, (_, index) => ({
        kind: 'survey' as const,
        row_id: survey,
        revision: index + 2,
        account_id: 1,
        dealer_id: null,
        action: 'changed' as const,
        fields: '{}',
        changed_by: null,
        changed_by_name: '',
        changed_at: new Date('2025-07-01T12:00:00Z'),
      })),
    )
    .execute();
  await api.database.kysely
    .insertInto('survey_changes')
    .columns(['survey_id', 'account_id', 'kind', 'row_id', 'revision', 'unit_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('row_changes')
        .select(['row_id as survey_id', 'account_id', 'kind', 'row_id', 'revision'])
        .select(val(unit).as('unit_id'))
        .where('kind', '=', 'survey')
        .orderBy('revision'),
    )
    .execute();
  const first = await asJson(survey, { since: '0' });
  expect(first.body).toMatchObject({ last: surveyLimits.changesAtOnce, has_more: true });
  const rest = await asJson(survey, { since: String(first.body.last) });
  expect(rest.body).toMatchObject({ last: surveyLimits.changesAtOnce + 2, has_more: false });
  const followed = await follow(survey, { query: { since: 0 } });
  await followed.until(({ changes }) => changes().length === surveyLimits.changesAtOnce + 2);
});

test('a number that the survey has not reached counts as none', async () => {
  const unit = await api.open();
  await api.save(unit);
  const followed = await follow(unit.survey, { query: { since: 77 } });
  await followed.until(({ changes }) => changes().length === 1);
  expect(followed.start()).toEqual({ last: 0 });
});

describe('who is there', () => {
  const tab = () => randomUUID();

  test('is told with the unit where that person is, until the stream ends', async () => {
    const { survey, unit } = await api.open();
    const watching = await follow(survey);
    const there = await follow(survey, { as: 'dealer', query: { device: tab(), unit } });
    await watching.until(({ people }) => people().length === 1);
    expect(watching.people()).toEqual([{ name: 'Uma Serrano', unit_id: unit, is_me: false }]);
    there.hangUp();
    await watching.until(
      ({ people, text }) => people().length === 0 && text().includes('people":[{'),
    );
  });

  test('moves with the tab, and counts once at a unit', async () => {
    const { survey, unit } = await api.open();
    const device = tab();
    const before = await follow(survey, { query: { device } });
    const after = await follow(survey, { query: { device, unit } });
    const other = await follow(survey, { query: { device: tab(), unit } });
    await other.until(({ people }) => people().some(({ unit_id }) => unit_id === unit));
    before.hangUp();
    await before.ended;
    await after.until(({ people }) => people().length === 1);
    expect(other.people()).toEqual([{ name: 'Uma Serrano', unit_id: unit, is_me: true }]);
  });

  test('is told of who asks from time to time, too', async () => {
    const { survey, unit } = await api.open();
    const query = { device: tab(), unit: String(unit) };
    const { body } = await asJson(survey, query);
    expect(body.presence.people).toEqual([{ name: 'Uma Serrano', unit_id: unit, is_me: true }]);
    await api.database.kysely
      .updateTable('survey_presence')
      .set({ seen_at: new Date(Date.now() - 60_000) })
      .execute();
    expect((await asJson(survey)).body.presence.people).toEqual([]);
  });
});

test.each([
  ['a survey of somebody else', { as: 'stranger' }, 'surveyId'],
  ['a unit that is not on it', { query: { unit: 999 } }, 'unit'],
] as const)('%s is unknown', async (_, said, path) => {
  const { survey } = await api.open();
  const followed = await follow(survey, said);
  expect(followed.status).toBe(400);
  expect(JSON.parse(followed.text())).toMatchObject({ code: 'unknown_value', path });
});

describe('a stream ends', () => {
  const following = async () => {
    const unit = await api.open();
    const followed = await follow(unit.survey);
    await followed.until(({ start }) => start() !== undefined);
    return { ...unit, followed };
  };

  test('with the session, which it does not prolong', async () => {
    const { followed } = await following();
    api.clock.pass({ minutes: api.settings.sessionMinutes + 1 });
    await followed.ended;
  });

  test('when the person is signed out', async () => {
    const { followed } = await following();
    await api.database.kysely.deleteFrom('sessions').execute();
    await followed.ended;
  });

  test('when the right is lost', async () => {
    const { followed } = await following();
    const { kysely } = api.database;
    const own = { user_id: api.users.clerk, right_code: 'TVLOGIN' as const };
    await kysely.deleteFrom('user_rights').where('user_id', '=', own.user_id).execute();
    await followed.ended;
    await kysely.insertInto('user_rights').values(own).execute();
  });

  test('when the rows are lost', async () => {
    const { followed } = await following();
    const { kysely } = api.database;
    await kysely.deleteFrom('user_accounts').where('user_id', '=', api.users.clerk).execute();
    await followed.ended;
    await kysely
      .insertInto('user_accounts')
      .values({ user_id: api.users.clerk, account_id: 1 })
      .execute();
  });

  test('after the deletion of the survey was told', async () => {
    const { survey, followed } = await following();
    await api.ask('DELETE fleet_survey/delete_survey/{id}', {
      params: { id: String(survey) },
      query: { revision: '1' },
    });
    await followed.ended;
    expect((await follow(survey)).status).toBe(400);
  });
});

test('a session has so many streams at most', async () => {
  const { survey } = await api.open();
  const headers = await api.headersOf('clerk');
  for (let count = 0; count < surveyLimits.streams; count += 1) {
    const followed = await follow(survey, { headers });
    await followed.until(({ start }) => start() !== undefined);
  }
  expect((await follow(survey, { headers })).status).toBe(429);
  const other = await follow(survey);
  await other.until(({ start }) => start() !== undefined);
});

test('the API ends its streams before it closes, and says that nobody is there', async () => {
  const own = await liveApi();
  const { survey } = await own.open();
  const followed = await own.follow(survey, { query: { device: randomUUID() } });
  await followed.until(({ people }) => people().length === 1);
  await own.app.close();
  await followed.ended;
  expect(await own.database.kysely.selectFrom('survey_presence').selectAll().execute()).toEqual([]);
  await own.close();
});
