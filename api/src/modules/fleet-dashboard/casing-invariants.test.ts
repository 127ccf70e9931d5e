import {
  type RandomChoicesApi,
  randomChoicesApi,
  sumOf,
  wholeOf,
} from './testing/random-choices-api.ts';

let any: RandomChoicesApi;

beforeAll(async () => {
  any = await randomChoicesApi();
});
afterAll(() => any.close());

test('reasons sum to the rejected, which every report counts alike', async () => {
  let complete = 0;
  for (const base of any.choices('reasons', 20)) {
    const { rows, total } = await any.ask(base, 'rejected_failures');
    const statuses = await any.ask(base, 'repair_summary');
    const rejected = statuses.rows.find(({ StatusBacking }) => StatusBacking === 'rejected');
    expect(total?.RejectTires ?? 0).toBe(rejected?.Tires ?? 0);
    if (!total) continue;
    // The report lists ten rows; there may be more.
    const listed = sumOf(rows, 'RejectTires');
    if (rows.length === 10) expect(listed).toBeLessThanOrEqual(total.RejectTires ?? 0);
    else {
      expect(listed).toBe(total.RejectTires);
      complete += 1;
    }
  }
  expect(complete).toBeGreaterThan(3);
});

test('finished, used and rejected are all with an outcome, in every report', async () => {
  let compared = 0;
  for (const base of any.choices('outcomes')) {
    const statuses = await any.ask(base, 'repair_summary');
    const tires = (status: string) =>
      Number(statuses.rows.find(({ StatusBacking }) => StatusBacking === status)?.Tires ?? 0);
    const totalOf = async (type: string) => (await any.ask(base, type)).total ?? {};
    const count = tires('retread') + tires('used') + tires('rejected');
    expect((await totalOf('statistics')).TotalCount ?? 0).toBe(count);
    expect((await totalOf('casing_brand_count')).Quantity ?? 0).toBe(count);
    expect((await totalOf('average_previous_caps')).Total ?? 0).toBe(count);
    expect((await totalOf('reject_tire_rate')).Total ?? 0).toBe(count);
    expect((await totalOf('top_retreaders')).Finished ?? 0).toBe(tires('retread'));
    for (const field of ['Tires', 'NailHoles', 'Section', 'Spot', 'Bead']) {
      if (statuses.total) expect(sumOf(statuses.rows, field)).toBe(statuses.total[field]);
    }
    if (count > 0) compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

test('what was submitted is what has an outcome by now and what is in process', async () => {
  const nationals = any.raw.accounts.filter(
    ({ fleet_type }) => fleet_type === 'us_national_account',
  );
  for (const { id, nonsig } of nationals) {
    const [from, to] = ['2025-01-15', '2025-06-25'];
    const cohort = any.raw.casings.filter(
      ({ account_id, received_on: day }) =>
        account_id === id && day !== null && day >= from && day <= to,
    );
    const open = cohort.filter(({ disposition }) => disposition === null);
    const disposed = cohort.filter(({ disposition }) => disposition !== null);
    const { total } = await any.ask(wholeOf(nonsig, from, to), 'casings_submitted');
    expect(open.length).toBeGreaterThan(0);
    expect(total.CasingSubmitted).toBe(disposed.length + open.length);
  }
});

test.each([
  ['average_previous_caps', 'Total'],
  ['reject_tire_rate', 'Total'],
  ['casings_submitted', 'CasingSubmitted'],
])('%s: positions sum to their brand', async (type, field) => {
  let brands = 0;
  for (const base of any.choices(type)) {
    for (const brand of (await any.ask(base, type)).rows) {
      expect(sumOf(brand.Rows, field)).toBe(brand[field]);
      brands += 1;
    }
  }
  expect(brands).toBeGreaterThan(10);
});

test('beside a position stands the total of its brand, now, before and of the nation', async () => {
  let unlike = 0;
  for (const base of any.choices('brand totals')) {
    for (const brand of (await any.ask(base, 'casings_submitted')).rows) {
      for (const position of brand.Rows) {
        for (const side of ['', 'Prev', 'NatAvg']) {
          expect(position[`Total${side}`]).toBe(brand[`CasingSubmitted${side}`]);
        }
        if (position.CasingSubmittedPrev === 0 && position.TotalPrev !== 0) unlike += 1;
      }
    }
  }
  // Some positions had no casings a year before, while their brands had.
  expect(unlike).toBeGreaterThan(0);
});
