import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

// The tires of a survey, filtered by position.

let api: ReportsApi;
let surveyId: number;
beforeAll(async () => {
  api = await reportsApi();
  const { survey_id } = await api.database.kysely
    .selectFrom('unit_inspections as i')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .innerJoin('readings as r', 'r.inspection_id', 'i.id')
    .select('i.survey_id')
    .select(({ fn }) => fn.countAll().as('tires'))
    .where('s.state', '=', 'finished')
    .where('s.kind', '=', 'yard')
    .groupBy('i.survey_id')
    .orderBy('tires', 'desc')
    .executeTakeFirstOrThrow();
  surveyId = survey_id;
});
afterAll(() => api.close());

const ask = async (filters: object = {}) =>
  (
    await api.as('gyr', 'POST survey/detail', {
      survey_id: surveyId,
      page_number: 1,
      page_size: 5000,
      ...filters,
    })
  ).body;

test('they are offered from the front axle back, and each leaves its tires', async () => {
  const { rows, places } = await ask();
  const found = [...new Set(rows.map((row) => row.axle_and_tire_position))];
  expect([...places].sort()).toEqual([...found].sort());
  const inOrder = ['1', '2', '3'].flatMap((axle) =>
    ['LO', 'L', 'LI', 'RI', 'R', 'RO'].map((place) => axle + place),
  );
  expect(places).toEqual(inOrder.filter((place) => found.includes(place)));
  for (const place of places) {
    const left = await ask({ place });
    const fits = rows.filter((row) => row.axle_and_tire_position === place);
    expect(left.rows.map(({ reading_id }) => reading_id)).toEqual(
      fits.map(({ reading_id }) => reading_id),
    );
    expect(left.places).toEqual(places);
  }
});

test.each(['9X', '2lo', "1L' or true"])('%j is at no tire', async (place) => {
  expect((await ask({ place })).total_items).toBe(0);
});
