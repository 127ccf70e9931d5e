import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readXlsx } from 'hucre/xlsx';
import { registerWords } from '../../../words/register-words.ts';
import { type SpecsApi, storeProducts, testSpecsApi, yards } from './testing.ts';

let api: SpecsApi;
beforeAll(async () => {
  api = await testSpecsApi();
  await storeProducts(api);
  for (const [namespace, folder] of [
    ['admin', 'remote-admin'],
    ['shell', 'shell'],
  ] as const) {
    const file = new URL(`../../../../../${folder}/locales/en-US.json`, import.meta.url);
    const packs = { 'en-US': JSON.parse(await readFile(fileURLToPath(file), 'utf8')) };
    await registerWords(api.database.kysely, { namespace, version: '1.0.0-aaa', packs });
  }
});
afterAll(() => api.close());

const excel = 'POST manage_specs/download_excel_file_spec_information';
const rowsOf = async (body: object) => {
  const { bytes } = await api.as('anna', excel, { account: '0042', ...body });
  return (await readXlsx(bytes)).sheets.flatMap(({ rows }) => rows);
};

test('hold the fleet and all its yards, and where each value comes from', async () => {
  await api.save({}, { target_pressure: 105, products: [2] });
  await api.save({ location_id: yards.akron }, { target_pressure: 95 });
  const text = JSON.stringify(await rowsOf({ has_yards: true }));
  for (const said of ['105 psi', '95 psi', 'Akron Yard', 'Boise Terminal', '=cmd RD'])
    expect(text).toContain(said);
  expect(JSON.stringify(await rowsOf({ location_ids: [yards.boise] }))).not.toContain('Akron');
});

test('a PDF is one', async () => {
  const pdf = 'POST manage_specs/download_pdf_file_spec_information';
  const { status, bytes } = await api.as('uma', pdf, { account: '0042' });
  expect(status).toBe(200);
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

test('of a foreign yard there is none', async () => {
  expect(
    await api.as('anna', excel, { account: '0042', location_ids: [yards.foreign] }),
  ).toMatchObject({ status: 400, body: { path: 'location_ids.0' } });
});
