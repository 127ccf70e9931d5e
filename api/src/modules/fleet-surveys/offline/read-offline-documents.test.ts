import { surveyLimits } from '@portal/contract/fleet-surveys';
import { type CallName, documentKey } from '@portal/contract/wire';
import { sql } from 'kysely';
import { type TestApi, testApi } from '../../../app/testing.ts';
import { areas } from '../../../serving/areas.ts';

type Document = Awaited<ReturnType<typeof take>>['body']['documents'][number];

let api: TestApi;
beforeAll(async () => {
  api = await testApi(areas, { size: 'small', today: '2025-07-01' });
});
afterAll(() => api.close());

const takeCall = 'POST fleet_survey/take_along';
const sessionOf = async (login: string) => {
  const { id } = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return api.sessionOf(id);
};
const take = async (login: string, body: object) =>
  api.call(takeCall, { body, as: await sessionOf(login) });

/**
 * A location of an account that both users see, with many units, one of them on an open survey that
 * was started.
 */
async function yardOf(): Promise<{ readonly id: number; readonly survey: number }> {
  const { rows } = await sql<{ id: number; survey: number }>`
    select l.id, max(s.id) as survey
    from locations l
    join surveys s on s.location_id = l.id and s.state = 'open'
    join unit_inspections i on i.survey_id = s.id
    where l.account_id in (select account_id from user_accounts a join users u on u.id = a.user_id
        where u.login = 'cus')
      and l.account_id in (select account_id from dealer_accounts d
        join user_nonsigs n on n.dealer_id = d.dealer_id join users u on u.id = n.user_id
        where u.login = 'dlr')
    group by l.id
    order by count(*) filter (where i.state <> 'waiting') desc, l.id limit 1`.execute(
    api.database.kysely,
  );
  const [yard] = rows;
  if (!yard) throw new Error('The demo data has no such yard.');
  return yard;
}

const callsOf = (documents: readonly Document[]) => new Set(documents.map(({ call }) => call));

describe.each(['cus', 'dlr', 'gyr'])('%s', (login) => {
  /** Requests a single document by its own call. */
  const asked = async ({ call, params, body }: Document) => {
    const said = Object.entries((params as object | undefined) ?? {});
    const { body: answer } = await api.call(call as CallName, {
      params: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
      ...(body !== undefined && { body }),
      as: await sessionOf(login),
    });
    return answer as unknown;
  };

  test('takes along of a yard what each call answers', async () => {
    const { id, survey } = await yardOf();
    const { status, body } = await take(login, { location_id: id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ location: { location_id: id }, survey: null, unchanged: [] });
    const units = body.documents.filter(({ call }) => call === 'GET fleet_survey/get_unit/{id}');
    expect(units).toHaveLength(body.units);
    expect(callsOf(body.documents)).toEqual(
      new Set(
        [
          'GET get_location/{id}',
          'GET get_nonsigs/{id}',
          'GET get_unit_selects',
          'GET get_unit_configurations/{id}',
          'POST get_owners',
          'POST get_selects',
          'GET get_wear_conditions',
          'GET get_removal_reasons',
          'POST get_edit_tire_selects',
          'POST get_last_five_surveys',
          'POST get_surveys',
          'POST get_units',
          'GET {surveyId}/units',
          'POST summary',
          'GET {surveyId}/axles/{unitId}',
          'GET get_unit/{id}',
          'GET get_blank_axles/{id}',
        ].map((name) => name.replace(' ', ' fleet_survey/')),
      ),
    );
    expect(body.documents).toContainEqual(
      expect.objectContaining({
        call: 'GET fleet_survey/{surveyId}/units',
        params: { surveyId: String(survey) },
      }),
    );
    for (const document of body.documents) {
      expect([document.call, document.params, document.answer]).toEqual([
        document.call,
        document.params,
        await asked(document),
      ]);
    }
  });

  test('takes along of a survey its units, and nothing twice', async () => {
    const { id, survey } = await yardOf();
    const { body } = await take(login, { survey_id: survey });
    expect(body).toMatchObject({ location: { location_id: id }, survey: { survey_id: survey } });
    expect(callsOf(body.documents)).not.toContain('GET fleet_survey/get_blank_axles/{id}');
    const keys = body.documents.map((document) => documentKey(document.call, document));
    expect(new Set(keys).size).toBe(keys.length);
    const inspected = body.documents.filter(
      ({ call }) => call === 'GET fleet_survey/{surveyId}/axles/{unitId}',
    );
    expect(body.units).toBe(inspected.length);
    for (const document of inspected) expect(document.answer).toEqual(await asked(document));
  });

  test('is not sent again what the device has', async () => {
    const { survey } = await yardOf();
    const { body: first } = await take(login, { survey_id: survey });
    const known = Object.fromEntries(
      first.documents.map((document) => [documentKey(document.call, document), document.hash]),
    );
    const { body: again } = await take(login, { survey_id: survey, known });
    expect(again).toMatchObject({ units: first.units, documents: [] });
    expect(new Set(again.unchanged)).toEqual(new Set(Object.keys(known)));
    const [key = ''] = Object.keys(known);
    const { body: other } = await take(login, {
      survey_id: survey,
      known: { ...known, [key]: 'x' },
    });
    expect(
      other.documents.map(({ call, params, body }) => documentKey(call, { params, body })),
    ).toEqual([key]);
  });
});

test('a unit that was surveyed today is blank with what was read then', async () => {
  const as = await sessionOf('gyr');
  const { rows } = await sql<{ unit_id: number; survey_id: number }>`
    select i.unit_id, i.survey_id from unit_inspections i join units u on u.id = i.unit_id
    where i.tires_read > 0 and u.deleted_at is null and i.inspected_on = '2025-07-01'
    order by i.id desc limit 1`.execute(api.database.kysely);
  const { unit_id = 0, survey_id = 0 } = rows[0] ?? {};
  const { body: blank } = await api.call('GET fleet_survey/get_blank_axles/{id}', {
    params: { id: String(unit_id) },
    as,
  });
  expect(blank).toMatchObject({
    survey: { survey_id: 0, revision: 0, state: 'open', survey_date: '2025-07-01' },
    inspection: { unit_inspection_id: 0, revision: 0, unit_id, state: 'waiting', color: 'grey' },
    findings: [],
    tire_changes: [],
    checklist: [],
  });
  const { body: map } = await api.call('GET fleet_survey/{surveyId}/axles/{unitId}', {
    params: { surveyId: String(survey_id), unitId: String(unit_id) },
    as,
  });
  const wheelsOf = ({ axles }: typeof map) =>
    axles.flatMap(({ left_side, right_side }) => [...left_side.wheels, ...right_side.wheels]);
  const read = wheelsOf(map).filter(({ tire, reading }) => tire && reading?.state === 'read');
  expect(read.length).toBeGreaterThan(0);
  for (const { position, tire, reading } of read) {
    const wheel = wheelsOf(blank).find((each) => each.position === position);
    expect(wheel).toMatchObject({ tire, reading: null, color: 'grey' });
    expect(wheel?.previous).toEqual({
      survey_date: '2025-07-01',
      pressure: reading?.pressure,
      tread_depth: reading?.tread_depth,
    });
  }
});

test('who may not see the last surveys takes none along', async () => {
  const { id } = await yardOf();
  const { kysely } = api.database;
  const rights = kysely
    .deleteFrom('user_rights')
    .where('right_code', 'in', ['SPSRHIST', 'SPPRFRPT']);
  await rights.execute();
  const { body } = await take('cus', { location_id: id });
  expect(callsOf(body.documents)).not.toContain('POST fleet_survey/get_last_five_surveys');
});

test.each([
  ['neither', {}, 'invalid', 'location_id'],
  ['both', { location_id: 1, survey_id: 1 }, 'invalid', 'location_id'],
  ['a yard that there is not', { location_id: 999_999 }, 'unknown_value', 'location_id'],
  ['a survey that there is not', { survey_id: 999_999 }, 'unknown_value', 'survey_id'],
])('%s is refused', async (_, body, code, path) => {
  expect(await take('cus', body)).toMatchObject({ status: 400, body: { code, path } });
});

test('a yard of more units than are taken along is refused with their number', async () => {
  const { id } = await yardOf();
  await sql`
    insert into units (account_id, location_id, unit_number, type, configuration, meter)
    select account_id, id, 'Many ' || n, 'trailer', 'trailer_tandem', 'none'
    from locations cross join generate_series(1, ${surveyLimits.takenUnits}) n where id = ${id}`.execute(
    api.database.kysely,
  );
  const { status, body } = await take('gyr', { location_id: id });
  expect([status, body.code, body.path]).toEqual([400, 'limit_reached', 'location_id']);
  expect(body.units).toBeGreaterThan(surveyLimits.takenUnits);
});
