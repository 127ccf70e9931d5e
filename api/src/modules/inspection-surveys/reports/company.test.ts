import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

// The company that surveyed: the dealer for a dealer's survey; the fleet for its own, even if a
// dealer helped.

let api: ReportsApi;
beforeAll(async () => {
  api = await reportsApi();
});
afterAll(() => api.close());

test.each(['yard', 'roadside', 'dealer'] as const)('at a survey of the kind %s', async (kind) => {
  const { kysely } = api.database;
  const { id, location_id } = await kysely
    .selectFrom('surveys')
    .select(['id', 'location_id'])
    .where('kind', '=', kind)
    .where('state', '=', 'finished')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const dealer = await kysely
    .selectFrom('dealers')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await kysely.updateTable('surveys').set({ dealer_id: dealer.id }).where('id', '=', id).execute();
  const { body } = await api.as('gyr', 'POST survey/report', {
    locations: [location_id],
    page_number: 1,
    page_size: 100,
  });
  const row = body.rows.find(({ survey_id }) => survey_id === id);
  expect(row?.company).toBe(kind === 'dealer' ? dealer.name : row?.fleet_name);
});
