import { setTimeout } from 'node:timers/promises';
import type { GeneratedExport } from '@portal/contract/portal';
import type { CallName } from '@portal/contract/wire';
import { readPages } from '../../exports/making/testing.ts';
import { addDemoPhotos } from '../../serving/demo-photos/add-demo-photos.ts';
import { sheetsOf } from '../fleet-dashboard/exports/testing/exports-api.ts';
import { type Login, type ReportsApi, reportsApi } from './testing/reports-api.ts';

// Long files are made as exports: the same files, without a caller waiting.

const [list, download] = [
  'GET portal-v1:exports/get_exports',
  'GET portal-v1:exports/download_export/{id}',
] as const;

let api: ReportsApi;
let survey: number;
beforeAll(async () => {
  api = await reportsApi();
  await addDemoPhotos(api.database.kysely, api.pictures, { size: 'small', now: api.clock.now() });
  const photographed = await api.database.kysely
    .selectFrom('images as p')
    .innerJoin('unit_inspections as i', 'i.id', 'p.inspection_id')
    .select('i.survey_id')
    .where('i.is_crossing', '=', false)
    .executeTakeFirstOrThrow();
  survey = photographed.survey_id;
});
afterAll(() => api.close());

const exportsOf = async (login: Login) => (await api.as(login, list)).body.exports;

/** Starts an export. */
async function begin(start: CallName, body: object): Promise<GeneratedExport> {
  const answer = await api.as('gyr', start, { client_key: crypto.randomUUID(), ...body });
  expect(answer.status).toBe(200);
  return { ...answer.body } as unknown as GeneratedExport;
}

/** Waits for an export and returns its bytes. */
async function madeFile(id: number): Promise<Buffer> {
  for (let look = 0; look < 600; look += 1) {
    const found = (await exportsOf('gyr')).find((each) => each.id === id);
    expect(['waiting', 'running', 'ready']).toContain(found?.state);
    if (found?.state === 'ready') {
      const { bytes } = await api.as('gyr', download, undefined, { id: String(id) });
      return bytes;
    }
    await setTimeout(50);
  }
  throw new Error('It was never made.');
}

const contentOf = async (bytes: Buffer): Promise<unknown> => {
  if (bytes.subarray(0, 5).toString() === '%PDF-') return readPages(bytes);
  return [...(await sheetsOf(bytes))];
};

const files: readonly (readonly [string, CallName, CallName, () => object])[] = [
  [
    'one survey',
    'POST survey/download_pdf_file_survey_details',
    'POST survey/start_survey_details',
    () => ({ survey_id: survey }),
  ],
  [
    'the tires of surveys',
    'POST survey/detailsreport',
    'POST survey/start_detailsreport',
    () => ({ locations: [], date_from: '2025-05-01' }),
  ],
  [
    'the tires of surveys by dealers',
    'POST survey/detailsdealerreport',
    'POST survey/start_detailsdealerreport',
    () => ({ date_from: '2025-01-01' }),
  ],
  [
    'the tires of crossings',
    'POST checkpoint/download_excel_file_checkpoint_all_details_report',
    'POST checkpoint/start_all_details_report',
    () => ({ accounts: [], locations: [], date_from: '2025-06-02', date_to: '2025-07-01' }),
  ],
];

test.each(files)(
  '%s: the export is the file that its reader would have waited for',
  async (...file) => {
    const [, atOnce, start, body] = file;
    const waited = await api.as('gyr', atOnce, body());
    expect(waited.status).toBe(200);
    const { id, name } = await begin(start, body());
    expect(waited.headers['content-disposition']).toContain(encodeURIComponent(name));
    expect(await contentOf(await madeFile(id))).toEqual(await contentOf(waited.bytes));
  },
);

test.each(files)(
  '%s: nothing begins without the right, or twice under one key',
  async (...file) => {
    const [, , start, body] = file;
    expect((await api.as('win', start, body())).status).toBe(401);
    const asked = { ...body(), client_key: crypto.randomUUID() };
    const { id } = await begin(start, asked);
    expect((await begin(start, asked)).id).toBe(id);
    await madeFile(id);
  },
);

test('a survey that is unknown, or not the reader’s own, begins nothing', async () => {
  const before = await exportsOf('cus');
  for (const survey_id of [999_999, await foreignTo('cus')])
    expect(await api.as('cus', 'POST survey/start_survey_details', { survey_id })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'survey_id' },
    });
  expect(await exportsOf('cus')).toEqual(before);
});

/** A finished survey of an account that a user may not see. */
async function foreignTo(login: Login): Promise<number> {
  const { id } = await api.database.kysely
    .selectFrom('surveys')
    .select('id')
    .where('state', '=', 'finished')
    .where('account_id', 'not in', (own) =>
      own
        .selectFrom('user_accounts as a')
        .innerJoin('users as u', 'u.id', 'a.user_id')
        .select('a.account_id')
        .where('u.login', '=', login),
    )
    .executeTakeFirstOrThrow();
  return id;
}
