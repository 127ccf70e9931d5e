import { type Kysely, sql } from 'kysely';
import { interleave } from '../../../db/purchase-roll-ups/testing/interleave.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { wearDifferences } from '../testing/wear-differences.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

// The embedded database has only one connection, so concurrent writes are impossible there.
test('two surveys that read the same tire and are finished at once both count', async () => {
  const { kysely } = api.database;
  const { rows } = await sql<{ mount: number; surveys: [number, number] }>`
    select r.mount_id as mount, (array_agg(distinct i.survey_id))[1:2] as surveys
    from readings r join unit_inspections i on i.id = r.inspection_id join surveys s on s.id = i.survey_id
    where s.state = 'finished' and not s.is_crossing and r.tread_mm is not null and r.mount_id is not null
    group by r.mount_id having count(distinct i.survey_id) > 1
    order by r.mount_id limit 1`.execute(kysely);
  const { mount, surveys } = rows[0] ?? { mount: 0, surveys: [0, 0] };
  const set = (db: Kysely<Schema>, state: 'open' | 'finished', ids: number[]) =>
    db
      .updateTable('surveys')
      .set({ state, finished_at: state === 'open' ? null : new Date() })
      .where('id', 'in', ids)
      .execute();
  await set(kysely, 'open', surveys);
  const wears = async () =>
    (
      await kysely
        .selectFrom('mount_wears')
        .select('number')
        .where('mount_id', '=', mount)
        .where('survey_id', 'in', surveys)
        .execute()
    ).length;
  expect(await wears()).toBe(0);
  await interleave(
    kysely,
    (db) => set(db, 'finished', [surveys[0]]),
    (db) => set(db, 'finished', [surveys[1]]),
  );
  expect(await wears()).toBe(2);
  expect(await wearDifferences(api.database)).toMatchObject({ kept: 0, counted: 0 });
});
