import {
  type RandomChoicesApi,
  type Row,
  randomChoicesApi,
  sumOf,
} from './testing/random-choices-api.ts';

let any: RandomChoicesApi;

beforeAll(async () => {
  any = await randomChoicesApi();
});
afterAll(() => any.close());

const kinds = ['EmergencyCalls', 'ScheduledCalls', 'StockCalls'];

test.each(['calls_by_month', 'calls_by_state', 'top_servicing_dealers'])(
  '%s: emergency, scheduled and stock are the total',
  async (type) => {
    let compared = 0;
    for (const base of any.choices(type)) {
      const { rows, total } = await any.ask(base, type);
      const all: Row[] = [...rows, ...rows.flatMap(({ Weeks = [] }) => Weeks), total ?? {}];
      for (const row of all.filter(({ TotalCalls }) => TotalCalls !== undefined)) {
        for (const side of ['', 'Prev']) {
          const parts = kinds.map((kind) => ({ calls: row[kind + side] }));
          expect(sumOf(parts, 'calls')).toBe(row[`TotalCalls${side}`]);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
);

test('the reports of calls count the same ones', async () => {
  let compared = 0;
  for (const base of any.choices('the same calls')) {
    const totals: Row[] = [];
    for (const type of ['calls_by_month', 'calls_by_state', 'top_servicing_dealers'])
      totals.push((await any.ask(base, type, { graph_compare_by_NA: false })).total);
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    if (totals[0]) compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

test('every state is listed, so that states sum to the total', async () => {
  for (const base of any.choices('states')) {
    const { rows, total } = await any.ask(base, 'calls_by_state');
    for (const field of ['TotalCalls', ...kinds]) {
      if (total) expect(sumOf(rows, field)).toBe(total[field]);
    }
  }
});

test('only emergencies roll, and no more than there are', async () => {
  for (const base of any.choices('rolling')) {
    const rolling = await any.ask(base, 'avg_roll_time');
    const calls = await any.ask(base, 'calls_by_month');
    for (const [index, row] of rolling.rows.entries()) {
      expect(Number(row.Calls)).toBeLessThanOrEqual(Number(calls.rows[index]?.EmergencyCalls));
      if (row.AvgRollTime !== null) expect(Number(row.AvgRollTime)).toBeLessThanOrEqual(86_400);
    }
  }
});
