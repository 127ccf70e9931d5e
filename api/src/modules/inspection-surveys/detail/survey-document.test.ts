import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { type PdfPage, readPages } from '../../../exports/making/testing.ts';
import { addDemoPhotos } from '../../../serving/demo-photos/add-demo-photos.ts';
import { english, registerEnglishTexts } from '../testing/english-texts.ts';
import { textWithHistory } from '../testing/finding-sentences.ts';
import { squeezed } from '../testing/printed-rows.ts';
import { askDetail, readEveryRow } from '../testing/read-details.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  badValves,
  type Recomputed,
  readRecords,
  recomputeRows,
} from '../testing/second-computation.ts';

const file = 'POST survey/download_pdf_file_survey_details';

let api: ReportsApi;
let surveys: readonly Recomputed[];
/** The survey with the most photos. */
let photographed: number;
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  surveys = recomputeRows(await readRecords(api.database));
  await addDemoPhotos(api.database.kysely, api.pictures, { size: 'small', now: api.clock.now() });
  const [most] = await photosBySurvey();
  photographed = most?.survey_id ?? 0;
});
afterAll(() => api.close());

const photosBySurvey = () =>
  api.database.kysely
    .selectFrom('images as p')
    .innerJoin('unit_inspections as i', 'i.id', 'p.inspection_id')
    .select(['i.survey_id', ({ fn }) => fn.countAll<number>().as('photos')])
    .where('i.is_crossing', '=', false)
    .groupBy('i.survey_id')
    .orderBy('photos', 'desc')
    .execute();

async function pagesOf(body: object): Promise<PdfPage[]> {
  const { status, bytes } = await api.as('gyr', file, body);
  expect(status).toBe(200);
  return readPages(bytes);
}

/** All readable text, with one space between words. */
const textOf = (pages: readonly PdfPage[]) =>
  pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const openForText = ({ standing, days_open }: SurveyDetailRow['findings'][number]) =>
  standing === 'new' ? 'new)' : `open for ${days_open} ${days_open === 1 ? 'day' : 'days'})`;

/** The flags of a tire. */
const flagsOf = ({ is_lifted, color, wear_conditions, valve }: SurveyDetailRow) =>
  is_lifted || color === 'grey'
    ? []
    : [
        wear_conditions.map((each) => english[`wear.${each}`]).join(', '),
        badValves.includes(valve ?? '') ? `Valve: ${english[`valve.${valve}`]}` : '',
      ];

/** The expected line of a tire, cell by cell. */
function lineOf(row: SurveyDetailRow, rows: readonly SurveyDetailRow[]): string {
  const { axle_and_tire_position: position, pressure, tread_depth, resolutions } = row;
  const state = row.is_lifted ? 'lifted' : row.state;
  return [
    state === 'read' ? position : `${position} (${english[`tire_state.${state}`]})`,
    pressure?.toFixed(1) ?? '–',
    tread_depth?.toFixed(1) ?? '–',
    ...row.findings.map(textWithHistory),
    ...flagsOf(row),
    row.brand ?? '',
    row.product_line ?? '',
    row.tire_size ?? '',
    // Columns that are empty for all tires are omitted.
    ...(rows.some((each) => each.resolutions !== null)
      ? [resolutions === null ? '–' : english[`resolution.${resolutions}`]]
      : []),
    row.comments,
  ].join('');
}

function expectTires(text: string, rows: readonly SurveyDetailRow[]): void {
  const all = squeezed(text);
  let from = 0;
  for (const row of rows) {
    const line = squeezed(lineOf(row, rows));
    const at = all.indexOf(line, from);
    expect([line, at]).toEqual([line, Math.max(at, from)]);
    from = at + line.length;
  }
  const count = (sentence: string) => text.split(sentence).length - 1;
  const findings = rows.flatMap((row) => row.findings);
  for (const sentence of new Set(findings.map(openForText)))
    expect([sentence, count(sentence)]).toEqual([
      sentence,
      findings.filter((finding) => openForText(finding) === sentence).length,
    ]);
}

test('the file says of a survey what its screen does, unit by unit', async () => {
  const found = [...surveys].sort((a, b) => b.row.exceptions - a.row.exceptions).slice(0, 3);
  for (const { row } of found) {
    const [cover, ...pages] = await pagesOf({ survey_id: row.survey_id });
    const { body } = await askDetail(api, row.survey_id);
    const rows = await readEveryRow(api, row.survey_id);
    const front = textOf(cover ? [cover] : []);
    for (const fact of [
      `Fleet ${row.fleet_name}`,
      `Fleet location ${row.fleet_location_name}`,
      `Survey date ${formatDate(row.survey_date)}`,
      `Units ${row.total_units}`,
      `Tires read ${row.total_tires}`,
      `Exceptions ${row.exceptions}`,
      `Critical exceptions ${row.critical_exceptions}`,
      body.found_before === 0
        ? 'Mended since last time nothing was found before'
        : `Mended since last time ${body.mended} of ${body.found_before} found before`,
    ])
      expect(front).toContain(fact);
    const critical = [...front.matchAll(/Critical: (\d+)/g)].map(([, count]) => Number(count));
    expect(critical.reduce((sum, count) => sum + count, 0)).toBe(row.critical_exceptions);
    const text = textOf(pages);
    const places = [...new Set(rows.map((each) => each.unit_number))].map((unit) =>
      text.indexOf(`Unit ${unit}`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expectTires(text, rows);
  }
});

test('filters leave in the file the tires that they leave on screen, and are told', async () => {
  const [{ row } = { row: undefined }] = [...surveys].sort(
    (a, b) => b.row.exceptions - a.row.exceptions,
  );
  const body = { survey_id: row?.survey_id ?? 0, severity: 'critical' };
  const text = textOf(await pagesOf(body));
  expect(text).toContain('Severity Critical');
  const all = await readEveryRow(api, body.survey_id);
  const left = await readEveryRow(api, body.survey_id, { severity: 'critical' });
  expect(left.length).toBeLessThan(all.length);
  expectTires(text, left);
  const units = new Set(left.map((each) => each.unit_number));
  for (const { unit_number } of all)
    if (!units.has(unit_number)) expect(text).not.toContain(`Unit ${unit_number}`);
});

test('a survey of which nothing is left says so', async () => {
  const [page, ...others] = await pagesOf({ survey_id: photographed, keyword: 'zzzz' });
  expect(others).toEqual([]);
  expect(page?.text).toContain('No tires');
});

test('photos stand in the file, and the place of one that the storage lost says so', async () => {
  const images = await api.database.kysely
    .selectFrom('images as p')
    .innerJoin('unit_inspections as i', 'i.id', 'p.inspection_id')
    .select(['p.id', 'p.content_hash'])
    .where('i.survey_id', '=', photographed)
    .execute();
  const body = { survey_id: photographed };
  const countOf = (pages: readonly PdfPage[]) =>
    pages.reduce((sum, { pictures }) => sum + pictures, 0);
  const whole = await pagesOf(body);
  expect(countOf(whole)).toBe(images.length);
  expect(textOf(whole)).not.toContain('could not be found');
  const lost = images[0]?.content_hash ?? '';
  await api.pictures.remove(lost);
  const pages = await pagesOf(body);
  const gone = images.filter(({ content_hash }) => content_hash === lost).length;
  expect(countOf(pages)).toBe(images.length - gone);
  expect(textOf(pages).split('This photo could not be found.').length - 1).toBe(gone);
});

test('an unfinished, a foreign and an unknown survey have no file, nor has who may not read details', async () => {
  const { kysely } = api.database;
  const open = await kysely
    .selectFrom('surveys')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const seen = await kysely
    .selectFrom('user_accounts')
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .select('account_id')
    .where('login', '=', 'cus')
    .execute();
  const foreign = surveys.find(
    ({ survey }) => !seen.some(({ account_id }) => account_id === survey.account_id),
  );
  const workbook = 'POST survey/download_excel_file_survey_details';
  const refused: readonly (readonly [Login, number])[] = [
    ['gyr', open.id],
    ['gyr', 999_999_999],
    ['cus', foreign?.survey.id ?? 0],
  ];
  for (const [login, id] of refused) {
    const pdf = await api.as(login, file, { survey_id: id });
    expect([pdf.status, pdf.body.code, pdf.body.path]).toEqual([400, 'unknown_value', 'survey_id']);
    const excel = await api.as(login, workbook, { surveys: [id] });
    expect([excel.status, excel.body.code, excel.body.path]).toEqual([
      400,
      'unknown_value',
      'surveys.0',
    ]);
  }
  expect((await api.as('win', file, { survey_id: photographed })).status).toBe(401);
  expect((await api.as('win', workbook, { surveys: [photographed] })).status).toBe(401);
  expect((await api.call(file, { body: { survey_id: photographed } })).status).toBe(403);
});

const isMakerThere = () => process.getActiveResourcesInfo().includes('ProcessWrap');

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let time = 0; time < 600 && !isSo(); time += 1) await setTimeout(50);
  expect(isSo()).toBe(true);
}

test.each([
  [file, 'while it is made', () => waitUntil(isMakerThere)],
  [file, 'after its first bytes', (call: ClientRequest) => once(call, 'response')],
  [
    'POST survey/detailsreport',
    'after its first bytes',
    (call: ClientRequest) => once(call, 'response'),
  ],
])('who cancels %s %s leaves no process, and the API goes on', async (name, _, until) => {
  await waitUntil(() => !isMakerThere());
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { id } = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const { token, apiKey } = await api.sessionOf(id);
  const { port } = api.app.server.address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${token}`,
    'api-key': apiKey,
    'content-type': 'application/json',
  };
  const path = `/api/v2/${name.slice('POST '.length)}`;
  const call = request({ host: '127.0.0.1', port, method: 'POST', path, headers });
  call.on('error', () => {});
  call.end(JSON.stringify(name === file ? { survey_id: photographed } : { locations: [] }));
  await until(call);
  call.destroy();
  await waitUntil(() => !isMakerThere());
  expect((await askDetail(api, photographed)).status).toBe(200);
  expect(api.log).toEqual([]);
});
