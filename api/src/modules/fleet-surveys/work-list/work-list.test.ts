import { readXlsx } from 'hucre/xlsx';
import {
  type InspectionApi,
  type InspectionIds,
  inner,
  inspectionApi,
} from '../inspections/testing.ts';
import { outer } from '../testing/mount-tire.ts';

const list = 'POST fleet_survey/get_findings';
const close = 'POST fleet_survey/close_finding';
const reopen = 'POST fleet_survey/reopen_finding';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(async () => {
  await api.clearSurveys();
  await api.database.kysely.deleteFrom('mounts').execute();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '1' }).execute();
});
afterAll(() => api.close());

const read = async (more: object = {}) => {
  const body = { location_id: api.yard, state: 'open', page_number: 1, page_size: 20, ...more };
  return (await api.ask(list, { body })).body;
};
const found = async (more: object = {}) => (await read(more)).findings;
const only = async (more: object = {}) => {
  const [finding, ...others] = await found(more);
  if (!finding || others.length > 0) throw new Error('One finding was expected.');
  return finding;
};

/** An open survey in which the outer tire is low: one critical finding. */
async function lowTire(
  said: object = {},
  ...at: Parameters<InspectionApi['open']>
): Promise<InspectionIds> {
  const named = await api.open(...at);
  const { status } = await api.save(named, { pressure: 79, ...said });
  expect(status).toBe(200);
  return named;
}

test('what was found is open until somebody says what came of it, also after the survey', async () => {
  const named = await lowTire();
  await api.updateSurvey(named.survey, { state: 'finished', finished_at: new Date() });
  const finding = await only();
  expect(finding).toMatchObject({
    revision: 1,
    survey_id: named.survey,
    survey_date: '2025-06-20',
    surveyor: 'Ana Reyes',
    unit_number: 'T1',
    check: 'pressure',
    severity: 'critical',
    ...outer,
    measured: 79,
    limit: 100,
    measure: 'psi',
    noted: null,
    outcome: null,
    closed_at: null,
    closed_by: null,
    replacement: null,
  });
  const { finding_id } = finding;
  const { status, body } = await api.ask(close, {
    body: { finding_id, revision: 1, outcome: 'repaired', comments: 'Nail.' },
  });
  const closed = {
    finding_id,
    revision: 2,
    outcome: 'repaired',
    comments: 'Nail.',
    closed_by: 'Uma Serrano',
    closed_at: api.clock.now().toISOString(),
    is_settled_on_site: false,
  };
  expect([status, body.finding]).toMatchObject([200, closed]);
  expect(await found()).toEqual([]);
  expect(await only({ state: 'closed' })).toMatchObject(closed);
  const [change] = await api.database.kysely
    .selectFrom('row_changes')
    .selectAll()
    .where('kind', '=', 'finding')
    .execute();
  expect(change).toMatchObject({
    row_id: finding_id,
    revision: 2,
    action: 'changed',
    changed_by_name: 'Uma Serrano',
    fields: { outcome: null, comments: '' },
  });
});

test('a closed finding is opened again, as often as it was wrong', async () => {
  await lowTire();
  const { finding_id } = await only();
  await api.ask(close, { body: { finding_id, revision: 1, outcome: 'inflated' } });
  const { body } = await api.ask(reopen, { body: { finding_id, revision: 2 } });
  expect(body.finding).toMatchObject({
    revision: 3,
    outcome: null,
    closed_at: null,
    closed_by: null,
  });
  expect((await only()).finding_id).toBe(finding_id);
  const again = await api.ask(reopen, { body: { finding_id, revision: 3 } });
  expect(again.body.finding).toMatchObject({ revision: 3 });
});

test('of two who close a finding the second is told of the first', async () => {
  await lowTire();
  const { finding_id } = await only();
  await api.ask(close, { body: { finding_id, revision: 1, outcome: 'inflated' }, as: 'colleague' });
  const body = { finding_id, revision: 1, outcome: 'declined' };
  expect(await api.ask(close, { body })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 2, changed_by: 'Uma Serrano' },
  });
  expect(await only({ state: 'closed' })).toMatchObject({ outcome: 'inflated' });
});

test('a tire that is read again keeps its finding, with what came of it, until nothing is wrong', async () => {
  const named = await lowTire();
  const { finding_id } = await only();
  await api.ask(close, { body: { finding_id, revision: 1, outcome: 'inflated' } });
  await api.save(named, { pressure: 70, revision: 1 });
  await api.save(named, { ...inner, pressure: 70 });
  expect(await only({ state: 'closed' })).toMatchObject({
    finding_id,
    measured: 70,
    outcome: 'inflated',
  });
  await api.save(named, { pressure: 100, revision: 2 });
  expect(await found({ state: 'closed' })).toEqual([]);
});

test.each(['inflated', 'tire_replaced', 'declined'] as const)(
  '%s on the spot settles a low pressure',
  async (noted) => {
    await lowTire({ resolution: noted });
    expect(await found()).toEqual([]);
    expect(await only({ state: 'closed' })).toMatchObject({
      noted,
      outcome: noted,
      is_settled_on_site: true,
      closed_by: 'Ana Reyes',
      closed_at: api.clock.now().toISOString(),
    });
  },
);

test.each(['none', 'scheduled', 'rotated', 'retorqued'] as const)(
  'a tire of which %s was noted stays low',
  async (resolution) => {
    await lowTire({ resolution });
    const noted = resolution === 'none' ? null : resolution;
    expect(await only()).toMatchObject({ noted, outcome: null, is_settled_on_site: false });
  },
);

test('a pair of duals is settled by what was noted of one of them', async () => {
  const named = await lowTire({ pressure: 92 });
  await api.save(named, { ...inner, pressure: 100, resolution: 'inflated' });
  expect(await found()).toEqual([]);
  expect(await only({ state: 'closed' })).toMatchObject({ check: 'dual_pressure', slot: null });
});

test('the yard shows what the latest inspection of a unit found, a survey what was found then', async () => {
  const first = await lowTire({}, 'T1', '6x4', '2025-05-01');
  const other = await lowTire({}, 'T2', '6x4', '2025-05-02');
  const second = await api.open('T1', '6x4', '2025-06-20');
  const units = async () =>
    (await found()).map(({ unit_number, survey_id }) => [unit_number, survey_id]);
  // A waiting inspection has not read the unit again.
  expect(await units()).toEqual([
    ['T1', first.survey],
    ['T2', other.survey],
  ]);
  await api.save(second, { pressure: 60 });
  expect(await units()).toEqual([
    ['T1', second.survey],
    ['T2', other.survey],
  ]);
  expect(await only({ survey_id: first.survey })).toMatchObject({ measured: 79 });
  const { body } = await api.ask('GET fleet_survey/get_location/{id}', {
    params: { id: String(api.yard) },
  });
  expect(body.location.open_findings).toEqual({ warnings: 0, criticals: 2 });
  const summary = await api.ask('POST fleet_survey/summary', { body: { survey_id: first.survey } });
  expect(summary.body.open_findings).toBe(1);
});

test('the yard leaves out units that do not stand there, a survey of it does not', async () => {
  const away = await lowTire({}, 'T1');
  const moved = await lowTire({}, 'T2');
  await lowTire({}, 'V1');
  const stand = (unit: number, location_id: number | null) =>
    api.database.kysely.updateTable('units').set({ location_id }).where('id', '=', unit).execute();
  await stand(away.unit, null);
  await stand(moved.unit, api.otherYard);
  const shown = async (location: number) => {
    const { findings, total_items } = await read({ location_id: location });
    const { body } = await api.ask('GET fleet_survey/get_location/{id}', {
      params: { id: String(location) },
    });
    expect(body.location.open_findings).toEqual({ warnings: 0, criticals: total_items });
    return findings.map(({ unit_number }) => unit_number);
  };
  expect(await shown(api.yard)).toEqual(['V1']);
  // The finding moves with its unit.
  expect(await shown(api.otherYard)).toEqual(['T2']);
  expect(await only({ survey_id: away.survey })).toMatchObject({ unit_number: 'T1' });
  await stand(away.unit, api.yard);
  await stand(moved.unit, api.yard);
  expect(await shown(api.yard)).toEqual(['T1', 'T2', 'V1']);
});

test('a replaced tire leads to the one that took its place', async () => {
  const mount = await api.mount('T1', outer, '2025-01-10');
  await lowTire();
  await api.database.kysely
    .updateTable('mounts')
    .set({ ended_on: '2025-06-23' })
    .where('id', '=', mount)
    .execute();
  expect((await only()).replacement).toBeNull();
  await api.mount('T1', outer, '2025-06-23');
  expect((await only()).replacement).toEqual({
    tire_id: expect.any(Number),
    tire: 'Northvale NO-D10 11R22.5',
    mounted_on: '2025-06-23',
  });
});

test('filters, search and sorts go over the whole list', async () => {
  await lowTire({}, 'T2');
  await lowTire({ pressure: 88, tread_depths: [1] }, 'T1');
  const checks = async (more: object) =>
    (await found(more)).map(({ check, severity }) => [check, severity]);
  expect(await checks({})).toEqual([
    ['tread_depth', 'critical'],
    ['pressure', 'warning'],
    ['pressure', 'critical'],
  ]);
  expect(await checks({ severity: 'warning' })).toEqual([['pressure', 'warning']]);
  expect(await checks({ check: 'tread_depth' })).toEqual([['tread_depth', 'critical']]);
  expect(await checks({ keyword: 't2' })).toEqual([['pressure', 'critical']]);
  const page = await read({ order_by: 2, is_sort_desc: true, page_size: 1 });
  expect(page).toMatchObject({ total_items: 3, findings: [{ severity: 'warning' }] });
});

test("values are in the reader's units, and the workbook holds the list in words", async () => {
  await lowTire();
  await api.database.kysely.updateTable('users').set({ unit_of_measurement: '0' }).execute();
  expect(await only()).toMatchObject({ measured: 5.44686, measure: 'bar' });
  const body = { location_id: api.yard, state: 'open' };
  const { sheets } = await readXlsx(
    (await api.ask('POST fleet_survey/get_findings_excel', { body })).bytes,
  );
  const [cover, table] = sheets.map(({ rows }) => rows);
  expect(cover?.flat()).toContain('A1 Akron yard');
  expect(table?.find(([unit]) => unit === 'T1')?.slice(1, 3)).toEqual([
    'wheel.left_outer finding.pressure_below',
    'severity.critical',
  ]);
  const pdf = await api.ask('POST fleet_survey/get_findings_pdf', { body });
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what a person may not see is unknown', async () => {
  const named = await lowTire();
  const { finding_id } = await only();
  await api.updateSurvey(named.survey, { kind: 'dealer', dealer_id: api.dealers['008'] });
  const unknown = (path: string) => ({ status: 400, body: { code: 'unknown_value', path } });
  const said = { finding_id, revision: 1, outcome: 'declined' };
  for (const as of ['dealer', 'stranger'] as const)
    expect(await api.ask(close, { as, body: said })).toMatchObject(unknown('finding_id'));
  const rows = { location_id: api.yard, state: 'open', page_number: 1, page_size: 20 };
  expect((await api.ask(list, { as: 'dealer', body: rows })).body.findings).toEqual([]);
  const foreign = { ...rows, location_id: api.foreignYard };
  expect(await api.ask(list, { body: foreign })).toMatchObject(unknown('location_id'));
  const elsewhere = { ...rows, location_id: api.otherYard, survey_id: named.survey };
  expect(await api.ask(list, { body: elsewhere })).toMatchObject(unknown('survey_id'));
});

test.each(['none', 'scheduled', 'washed'])('%s closes nothing', async (outcome) => {
  await lowTire();
  const { finding_id } = await only();
  expect(await api.ask(close, { body: { finding_id, revision: 1, outcome } })).toMatchObject({
    status: 400,
    body: { code: 'invalid', path: 'outcome' },
  });
});
