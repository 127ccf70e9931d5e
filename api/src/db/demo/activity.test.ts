import { createHash } from 'node:crypto';
import { simulateActivity } from './activity.ts';
import { brands, weakBrand } from './brands.ts';
import { dayOf } from './days.ts';
import type { Activity, CasingRow } from './rows.ts';
import { scales } from './scale.ts';
import { makeWorld, type World } from './world.ts';

// The demo data as a whole: loose bounds around the figures that it is generated from.

const today = '2025-07-01';

function collectActivity(world: World): Activity {
  const all: Activity = {
    service_calls: [],
    invoice_lines: [],
    casings: [],
    casing_events: [],
  };
  for (const { activity } of simulateActivity(world, today)) {
    for (const row of activity.service_calls) all.service_calls.push(row);
    for (const row of activity.invoice_lines) all.invoice_lines.push(row);
    for (const row of activity.casings) all.casings.push(row);
    for (const row of activity.casing_events) all.casing_events.push(row);
  }
  return all;
}

const world = makeWorld(scales.demo, 1);
const { service_calls: calls, invoice_lines: lines, casings } = collectActivity(world);

const share = <Item>(items: readonly Item[], has: (item: Item) => boolean) =>
  items.filter(has).length / items.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const productOf = new Map(world.catalog.products.map((product) => [product.id, product]));

test('the same seed makes the same data, another seed other data', () => {
  const digest = (seed: number) => {
    const small = makeWorld(scales.small, seed);
    const rows = JSON.stringify([
      small.accounts,
      small.dealers,
      small.catalog.products,
      collectActivity(small),
    ]);
    return createHash('sha256').update(rows).digest('hex');
  };
  expect(digest(5)).toBe(digest(5));
  expect(digest(5)).not.toBe(digest(6));
});

test('the accounts are of the kinds that a provider has', () => {
  expect(world.accounts).toHaveLength(61);
  for (const { locations, groups } of world.accounts) {
    expect(locations.length).toBeGreaterThanOrEqual(3);
    expect(locations.length).toBeLessThanOrEqual(60);
    expect(new Set(locations.map(({ code }) => code)).size).toBe(locations.length);
    if (locations.length > 3) expect(groups.length).toBeGreaterThan(1);
  }
  expect(world.accounts.filter(({ name }) => name === null)).toHaveLength(6);
});

test('it ends today and goes back 37 months', () => {
  for (const days of [
    calls.map((call) => call.received_on),
    lines.map((line) => line.invoice_date),
  ]) {
    const ordered = [...days].sort();
    expect(ordered[0]?.slice(0, 7)).toBe('2022-06');
    expect(ordered.at(-1)).toBe(today);
  }
});

test("a call's instant is on its local day", () => {
  for (const { received_at, received_on } of calls) {
    const hours = (Number(new Date(received_at)) - dayOf(received_on) * 86_400_000) / 3_600_000;
    expect(hours).toBeGreaterThan(2);
    expect(hours).toBeLessThan(24 + 9);
  }
});

test('calls: two fifths are emergencies, most in summer, mostly trailers', () => {
  expect(share(calls, ({ call_type }) => call_type === 'emergency')).toBeCloseTo(0.4, 1);
  expect(share(calls, ({ call_type }) => call_type === 'stock')).toBeCloseTo(0.13, 1);
  const emergencies = calls.filter(({ call_type }) => call_type === 'emergency');
  expect(share(emergencies, ({ wheel_position }) => wheel_position === 'trail')).toBeCloseTo(
    0.65,
    1,
  );
  const inMonth = (month: string) =>
    calls.filter(({ received_on }) => received_on.slice(5, 7) === month).length;
  expect(inMonth('07')).toBeGreaterThan(inMonth('11') * 1.3);
});

const rollMinutes = (dealers: (id: number) => boolean) =>
  calls
    .filter(
      ({ call_type, dealer_id, rolling_at }) =>
        call_type === 'emergency' && rolling_at && dealers(dealer_id),
    )
    .map(({ received_at, rolling_at }) => (Number(rolling_at) - Number(received_at)) / 60_000)
    .filter((minutes) => minutes > 0 && minutes <= 1440);

test('roll time: two hours, and twice that at one dealer', () => {
  const { slowDealer } = world.stories;
  const usual = rollMinutes((id) => id !== slowDealer);
  expect(median(usual)).toBeGreaterThan(110);
  expect(median(usual)).toBeLessThan(126);
  const slow = rollMinutes((id) => id === slowDealer);
  expect(slow.length).toBeGreaterThan(100);
  expect(median(slow)).toBeGreaterThan(200);
});

test('an emergency costs $550 to $900 in all', () => {
  const emergencies = new Set(
    calls.filter(({ call_type }) => call_type === 'emergency').map(({ id }) => id),
  );
  const costs = new Map<number, number>();
  for (const { call_id, amount } of lines) {
    if (call_id && amount > 0 && emergencies.has(call_id))
      costs.set(call_id, (costs.get(call_id) ?? 0) + amount);
  }
  expect(share([...costs.values()], (cost) => cost >= 540 && cost <= 920)).toBeGreaterThan(0.9);
});

test('new tires are bought by the shares of the brands', () => {
  const sold = new Map<string, number>();
  for (const { kind, product_id, quantity } of lines) {
    const brand = productOf.get(product_id ?? 0)?.brand ?? '';
    if (kind === 'new_tire') sold.set(brand, (sold.get(brand) ?? 0) + quantity);
  }
  const total = sum([...sold.values()]);
  for (const { name, share: percent } of brands.slice(0, 9)) {
    expect(Math.abs(((sold.get(name) ?? 0) / total) * 100 - percent)).toBeLessThan(3);
  }
});

test('retreads hardly go on steer axles and mostly on trailers', () => {
  const retreads = (position: string) => {
    const units = (kind: string) =>
      sum(
        lines
          .filter(
            (line) =>
              line.kind === kind &&
              productOf.get(line.product_id ?? 0)?.design_position === position,
          )
          .map(({ quantity }) => quantity),
      );
    return units('retread_cap') / (units('retread_cap') + units('new_tire'));
  };
  expect(retreads('steer')).toBeLessThan(0.02);
  expect(retreads('drive')).toBeGreaterThan(0.4);
  expect(retreads('trail')).toBeGreaterThan(retreads('drive'));
});

test('prices are those of the trade, and credits are a few percent', () => {
  const prices = (kind: string) =>
    lines
      .filter((line) => line.kind === kind && line.quantity > 0)
      .map(({ amount, quantity }) => amount / quantity);
  expect(Math.min(...prices('new_tire'))).toBeGreaterThan(200);
  expect(Math.max(...prices('new_tire'))).toBeLessThan(715);
  expect(mean(prices('retread_cap'))).toBeGreaterThan(150);
  expect(mean(prices('retread_cap'))).toBeLessThan(210);
  const credits = share(
    lines.filter(({ product_id }) => product_id),
    ({ amount }) => amount < 0,
  );
  expect(credits).toBeGreaterThan(0.005);
  expect(credits).toBeLessThan(0.03);
});

const disposed = casings.filter(({ disposition }) => disposition);
const brandOf = ({ product_id }: CasingRow) => productOf.get(product_id ?? 0)?.brand;
const rejects = (some: readonly CasingRow[]) =>
  share(some, ({ disposition }) => disposition === 'rejected');

test('casings: 15 % are rejected, far more of one brand, and old and budget ones more often', () => {
  expect(rejects(disposed)).toBeGreaterThan(0.12);
  expect(rejects(disposed)).toBeLessThan(0.19);
  expect(share(disposed, ({ disposition }) => disposition === 'used')).toBeCloseTo(0.07, 1);
  expect(rejects(disposed.filter((casing) => brandOf(casing) === weakBrand))).toBeGreaterThan(0.3);
  expect(rejects(disposed.filter((casing) => brandOf(casing) === 'Northvale'))).toBeLessThan(0.14);
  expect(mean(casings.map(({ previous_caps }) => previous_caps))).toBeCloseTo(0.6, 1);
});

test('turnaround: nine days, and most of a week more at one retreader', () => {
  const days = (has: (dealer: number) => boolean) =>
    casings
      .filter(
        ({ disposition, dealer_id, picked_up_on }) =>
          disposition === 'finished' && picked_up_on && has(dealer_id),
      )
      .map(({ disposed_on, picked_up_on }) => dayOf(disposed_on ?? '') - dayOf(picked_up_on ?? ''))
      .filter((turnaround) => turnaround >= 0);
  const { slowRetreader } = world.stories;
  const usual = mean(days((id) => id !== slowRetreader));
  expect(usual).toBeGreaterThan(8);
  expect(usual).toBeLessThan(10.5);
  expect(mean(days((id) => id === slowRetreader))).toBeGreaterThan(usual + 3);
});

test('one yard has far more emergencies than its trucks explain', () => {
  const { flatLocation } = world.stories;
  const locations = world.accounts.flatMap((account) => account.locations);
  const rate = (some: typeof locations) => {
    const ids = new Set(some.map(({ id }) => id));
    const emergencies = calls.filter(
      ({ call_type, location_id }) => call_type === 'emergency' && ids.has(location_id),
    );
    return emergencies.length / sum(some.map(({ tractors }) => tractors));
  };
  expect(rate(locations.filter(({ id }) => id === flatLocation))).toBeGreaterThan(
    1.8 * rate(locations),
  );
});
