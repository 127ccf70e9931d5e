import { sql } from 'kysely';
import { randomOf } from '../../../db/demo/random.ts';
import { wearWrites } from '../testing/random-wear-writes.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { wearDifferences } from '../testing/wear-differences.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const agreed = { kept: 0, counted: 0 };

test('demo data bring their wear along', async () => {
  const { all, ...differences } = await wearDifferences(api.database);
  expect(differences).toEqual(agreed);
  expect(all).toBeGreaterThan(1000);
});

test.each(Object.entries(wearWrites))('%s, and the wear follows', async (name, write) => {
  const random = randomOf(1, name);
  const marks = new Set<string>();
  const markOf = async () => {
    const { rows } = await sql<{ mark: string }>`
      select md5(string_agg(w::text, '' order by w.mount_id, w.number)) as mark
      from mount_wears w`.execute(api.database.kysely);
    return rows[0]?.mark ?? '';
  };
  for (let count = 0; count < 6; count += 1) {
    await write(api.database.kysely, random);
    marks.add(await markOf());
    expect(await wearDifferences(api.database)).toMatchObject(agreed);
  }
  // Otherwise the test would prove nothing.
  expect(marks.size).toBeGreaterThan(1);
});

test('counting everything anew changes nothing, and mends what went wrong', async () => {
  const { kysely } = api.database;
  await sql`select recount_wears()`.execute(kysely);
  expect(await wearDifferences(api.database)).toMatchObject(agreed);
  await kysely.updateTable('mount_wears').set({ driven_km: 1 }).execute();
  expect(await wearDifferences(api.database)).not.toMatchObject(agreed);
  await sql`select recount_wears()`.execute(kysely);
  expect(await wearDifferences(api.database)).toMatchObject(agreed);
});
