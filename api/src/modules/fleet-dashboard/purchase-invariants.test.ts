import { type RandomChoicesApi, type Row, randomChoicesApi } from './testing/random-choices-api.ts';

let any: RandomChoicesApi;

beforeAll(async () => {
  any = await randomChoicesApi();
});
afterAll(() => any.close());

test('emergency and scheduled are the total, and their percentages 100', async () => {
  let percentages = 0;
  for (const base of any.choices('parts')) {
    const { rows, total } = await any.ask(base, 'emergency_vs_scheduled');
    for (const row of [...rows, ...rows.flatMap(({ Weeks }) => Weeks), ...(total ? [total] : [])]) {
      const read = (field: string) => Number((row as Row)[field]);
      for (const side of ['', 'Prev']) {
        const parts = read(`EmergencyCost${side}`) + read(`ScheduledCost${side}`);
        expect(Math.round(parts * 100) / 100).toBe(read(`TotalCost${side}`));
      }
      for (const side of ['', 'Prev', 'NatAvg']) {
        const [emergency, scheduled] = [`EmergencyPercent${side}`, `ScheduledPercent${side}`];
        const shares = [(row as Row)[emergency], (row as Row)[scheduled]];
        if (shares.some((share) => share === null || share === undefined)) {
          expect(shares[0]).toBe(shares[1]);
          continue;
        }
        expect(Math.round((read(emergency) + read(scheduled)) * 100)).toBe(10_000);
        percentages += 1;
      }
    }
  }
  expect(percentages).toBeGreaterThan(50);
});

test('emergencies cost the same in both reports that show them', async () => {
  const costs = ({ EmergencyCost, EmergencyCostPrev }: Row) => [EmergencyCost, EmergencyCostPrev];
  let compared = 0;
  for (const base of any.choices('emergencies')) {
    const other = { unit_locations: ['roadside', 'yard'] };
    const [service, parts] = [
      await any.ask(base, 'emergency_service', other),
      await any.ask(base, 'emergency_vs_scheduled', other),
    ];
    if (!parts.total) continue;
    expect(service.rows.map(costs)).toEqual(parts.rows.map(costs));
    expect(costs(service.total)).toEqual(costs(parts.total));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});
