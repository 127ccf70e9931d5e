import { unitSizes } from '@portal/contract/portal';
import { readXlsx } from 'hucre/xlsx';
import { registerEnglishTexts } from '../testing/english-texts.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

// A hot tire that reads below the allowance is low; it is flat only if it was read as flat.

const allowance = 15;

let api: ReportsApi;
let found: { readonly id: number; readonly survey_id: number };
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  found = await api.database.kysely
    .selectFrom('findings as f')
    .innerJoin('unit_inspections as i', 'i.id', 'f.inspection_id')
    .select(['f.id', 'i.survey_id'])
    .where('i.is_crossing', '=', true)
    .where('f.check_name', '=', 'pressure')
    .where('f.severity', '=', 'critical')
    .orderBy('f.id')
    .executeTakeFirstOrThrow();
  await api.database.kysely
    .updateTable('crossings')
    .set({ hot_allowance_kpa: allowance * unitSizes.psi })
    .where('survey_id', '=', found.survey_id)
    .execute();
});
afterAll(() => api.close());

const one = () => ({ survey_id: found.survey_id });

test.each([
  { read: 0, measured: 0, is_flat: true, said: /^Critical: Flat: the target is/ },
  { read: 12, measured: 0, is_flat: false, said: /^Critical: Pressure 0 psi is 100% below/ },
  { read: 40, measured: 25, is_flat: false, said: /^Critical: Pressure 25 psi is \d+% below/ },
])('$read psi: on screen $measured, flat $is_flat, and files say so', async (each) => {
  const { read, measured, is_flat, said } = each;
  await api.database.kysely
    .updateTable('findings')
    .set({ measured: read * unitSizes.psi })
    .where('id', '=', found.id)
    .execute();
  const told = { finding_id: found.id, measured: expect.closeTo(measured, 6), is_flat };
  const detail = (await api.as('gyr', 'POST checkpoint/detail', one())).body;
  expect(detail.findings).toContainEqual(expect.objectContaining(told));
  const readings = { ...one(), page_number: 1, page_size: 100 };
  const { rows } = (await api.as('gyr', 'POST checkpoint/get_findings', readings)).body;
  expect(rows).toContainEqual(expect.objectContaining(told));
  const others = rows.filter(({ finding_id }) => finding_id !== found.id);
  expect(others.every((other) => !other.is_flat || other.measured === 0)).toBe(true);
  const { bytes } = await api.as('gyr', 'POST checkpoint/download_excel_file_checkpoint_details', {
    surveys: [found.survey_id],
  });
  const lines = (await readXlsx(new Uint8Array(bytes))).sheets.flatMap((sheet) => sheet.rows);
  const texts = lines.flatMap((line) => String(line[10] ?? '').split('; '));
  expect(texts).toContainEqual(expect.stringMatching(said));
});
