import { readEveryForecast, readEveryPurchase } from '../testing/every-forecast.ts';
import { addKnownWear } from '../testing/known-wear.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
let known: Awaited<ReturnType<typeof addKnownWear>>;
beforeAll(async () => {
  api = await analysisApi();
  known = await addKnownWear(api.database.kysely, '2025-07-01');
}, 120_000);
afterAll(() => api.close());

const ofKnown = () => ({ account_ids: [known.account_id], brand: 'Known' });

test.each([
  ['by the end of this quarter', '2000-01-01', '2025-09-30'],
  ['in the next quarter', '2025-10-01', '2025-12-31'],
  ['in the quarter after that', '2026-01-01', '2026-03-31'],
])('the tires that come due %s are forecast within 10 %%', async (_, from, to) => {
  const plan = await readEveryPurchase(api, { ...ofKnown(), group_by: 'quarter' });
  const forecast = plan
    .filter(({ due_to }) => due_to >= from && due_to <= to)
    .reduce((sum, { tires }) => sum + tires, 0);
  const truly = known.tires.filter(({ due }) => due >= from && due <= to);
  expect(truly.length).toBeGreaterThan(100);
  expect(Math.abs(forecast - truly.length) / truly.length).toBeLessThanOrEqual(0.1);
});

test('it names the tires that come due, those without an odometer by the wear of their product', async () => {
  const tires = await readEveryForecast(api, { ...ofKnown(), date_to: '2025-09-30' });
  const due = new Map(known.tires.map((tire) => [tire.mount_id, tire.due]));
  const right = tires.filter(({ mount_id }) => (due.get(mount_id) ?? '') <= '2025-09-30');
  expect(right.length / tires.length).toBeGreaterThan(0.8);
  for (const basis of ['read', 'own', 'product'])
    expect(tires.map((tire) => tire.basis)).toContain(basis);
});
