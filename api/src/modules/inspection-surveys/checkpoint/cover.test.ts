import type { CallName } from '@portal/contract/wire';
import { readXlsx } from 'hucre/xlsx';
import { registerEnglishTexts } from '../testing/english-texts.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

// The selection as shown on the cover of a file of crossings.

let api: ReportsApi;
let place: {
  readonly nonsig: string;
  readonly fleet: string | null;
  readonly id: number;
  readonly yard: string;
};
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  place = await api.database.kysely
    .selectFrom('crossings as c')
    .innerJoin('surveys as s', 's.id', 'c.survey_id')
    .innerJoin('locations as l', 'l.id', 's.location_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['a.nonsig', 'a.name as fleet', 'l.id', 'l.name as yard'])
    .where('l.name', '<>', '')
    .where('a.name', '<>', '')
    .orderBy('c.survey_id')
    .executeTakeFirstOrThrow();
});
afterAll(() => api.close());

test.each([
  'POST checkpoint/download_excel_file_checkpoint_all_details_report',
  'POST checkpoint/download_excel_file_checkpoint_reports',
] as const)('%s: on its cover and in its name', async (name) => {
  const { status, headers, bytes } = await api.as('gyr', name as CallName, {
    accounts: [place.nonsig],
    locations: [place.id],
    date_from: '2024-01-01',
    date_to: '2025-06-30',
    report_type: 'with_exceptions',
  });
  expect(status).toBe(200);
  const called = decodeURIComponent(String(headers['content-disposition'])).split("''")[1] ?? '';
  expect(called).toContain(`, ${place.yard}, 01-01-2024 – 06-30-2025.xlsx`);
  const [cover] = (await readXlsx(new Uint8Array(bytes))).sheets;
  const facts = new Map((cover?.rows ?? []).map(([label, value]) => [label, value]));
  expect(facts.get('Fleet')).toBe(place.fleet);
  expect(facts.get('Fleet location')).toBe(place.yard);
  expect(facts.get('Crossings shown')).toBe('With exceptions');
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  expect([facts.get('From'), facts.get('To')]).toEqual([day('2024-01-01'), day('2025-06-30')]);
});
