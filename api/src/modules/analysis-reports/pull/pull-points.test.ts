import {
  type BelowLawTire,
  belowLawList,
  deepestPullPoint,
  type PulledAxle,
} from '@portal/contract/analysis-reports';
import { axleRoles, defaultSpec, legalDepth } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { findTiresBelowLaw, readTreads } from '../testing/below-law.ts';
import { distortRemovals } from '../testing/distort-removals.ts';
import { type AnalysisApi, analysisApi, type Login } from '../testing/reports-api.ts';
import { type RecomputedRemoval, readScrapRecords, recomputeScrap } from '../testing/scraps.ts';

const advice = 'POST scrap_analysis_report/get_pull_points';
const list = 'POST scrap_analysis_report/get_below_law';
/** mm. */
const thirtySecond = 0.79375;

let api: AnalysisApi;
let known: ReturnType<typeof recomputeScrap>;
let treads: Awaited<ReturnType<typeof readTreads>>;
beforeAll(async () => {
  api = await analysisApi();
  await distortRemovals(api.database);
  known = recomputeScrap(await readScrapRecords(api.database));
  treads = await readTreads(api.database);
});
afterAll(() => api.close());

interface Selection {
  readonly account_ids: number[];
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

const everything: Selection = { account_ids: [] };
const days = ['2023-09-01', '2024-08-15', '2025-01-31', '2025-05-01'] as const;
const accounts = () => [...new Set(known.all.map(({ account }) => account))];
const selections = (): fc.Arbitrary<Selection> =>
  fc.record({
    account_ids: fc.uniqueArray(fc.constantFrom(...accounts()), { maxLength: 6 }),
    date_from: fc.option(fc.constantFrom(...days), { nil: undefined }),
    date_to: fc.option(fc.constantFrom('2025-06-01', '2025-07-01'), { nil: undefined }),
  });

const rounded = (value: number) => Math.round(Number((value * 100).toFixed(4))) / 100;
const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

/** The cost of the tread above the legal depth if a tire comes off at a depth in mm. */
function lostAt({ original, cost, shown }: RecomputedRemoval, depth: number): number {
  const legal = legalDepth(shown.axle as PulledAxle['axle']);
  const usable = (original ?? 0) - legal;
  if (usable <= 0) return 0;
  return rounded((Math.min(Math.max(0, depth - legal), usable) * (cost ?? 0)) / usable);
}

const wornOf = ({ account_ids, ...selection }: Selection) =>
  known
    .of({ account_ids, survey_ids: [], ...selection })
    .filter(({ shown }) => shown.reason === 'worn_out' && shown.left_out === null)
    .filter(({ shown }) => shown.axle !== 'unknown');

const belowOf = ({ account_ids, date_from, date_to }: Selection) =>
  findTiresBelowLaw(treads, {
    ...(date_from && { from: date_from }),
    ...(date_to && { to: date_to }),
  }).filter(({ account }) => account_ids.length === 0 || account_ids.includes(account));

const sent = (selection: Selection) => JSON.parse(JSON.stringify(selection));
const meanTread = (tires: readonly RecomputedRemoval[]) =>
  rounded(tires.reduce((sum, { tread }) => sum + (tread ?? 0), 0) / tires.length / thirtySecond);

test('what worn tires cost by the depth of the pull agrees with a second computation, whatever is chosen', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(selections(), async (selection) => {
      const worn = wornOf(selection);
      const below = belowOf(selection);
      const { axles } = (await api.as('gyr', advice, { body: sent(selection) })).body;
      expect(axles.map(({ axle }) => axle)).toEqual(
        axleRoles.filter((role) => worn.some(({ shown }) => shown.axle === role)),
      );
      for (const each of axles) {
        const own = worn.filter(({ shown }) => shown.axle === each.axle);
        const found = below.filter(({ axle }) => axle === each.axle);
        const usual = defaultSpec(each.axle, null).pullDepth;
        expect(each.tires).toBe(own.length);
        expect(each.mean_tread).toBe(meanTread(own));
        expect(Math.round(each.lost * 100)).toBe(
          cents(own.map((tire) => lostAt(tire, tire.tread ?? 0))),
        );
        expect(Math.round(each.lost_at_usual * 100)).toBe(
          cents(own.map((tire) => lostAt(tire, usual))),
        );
        expect(each.below_law).toBe(found.length);
        expect(each.points.map(({ pull_32nds }) => pull_32nds).at(-1)).toBe(deepestPullPoint);
        expect(each.points[0]?.pull).toBe(each.legal);
        for (const point of each.points) {
          const pull = point.pull_32nds * thirtySecond;
          const notKept = found.filter(({ before }) => before === null || before > pull + 1e-6);
          expect(Math.round(point.lost * 100)).toBe(cents(own.map((tire) => lostAt(tire, pull))));
          expect(point.below_law).toBe(notKept.length);
          compared += 1;
        }
      }
    }),
    { numRuns: 30, examples: [[everything]] },
  );
  expect(compared).toBeGreaterThan(100);
});

test('deeper pulls cost more, and fewer tires are found below the law', async () => {
  const { axles } = (await api.as('gyr', advice, { body: everything })).body;
  expect(axles.length).toBeGreaterThan(1);
  expect(axles.some(({ below_law }) => below_law > 0)).toBe(true);
  for (const { points, below_law } of axles) {
    const losses = points.map(({ lost }) => lost);
    expect(losses).toEqual([...losses].sort((one, other) => one - other));
    expect(losses[0]).toBe(0);
    const found = points.map((point) => point.below_law);
    expect(found).toEqual([...found].sort((one, other) => other - one));
    expect(found[0]).toBeLessThanOrEqual(below_law);
  }
});

test('fleets make up what their axles come to, the greatest saving first', async () => {
  const { axles, fleets } = (await api.as('gyr', advice, { body: everything })).body;
  for (const { axle, tires, lost, lost_at_usual } of axles) {
    const own = fleets.filter((fleet) => fleet.axle === axle);
    expect(own.reduce((sum, fleet) => sum + fleet.tires, 0)).toBe(tires);
    expect(cents(own.map((fleet) => fleet.lost))).toBe(Math.round(lost * 100));
    expect(cents(own.map((fleet) => fleet.lost_at_usual))).toBe(Math.round(lost_at_usual * 100));
  }
  const savings = fleets.map(({ saving }) => saving);
  expect(savings).toEqual([...savings].sort((one, other) => other - one));
  for (const fleet of fleets) {
    expect(Math.round(fleet.saving * 100)).toBe(
      Math.round(fleet.lost * 100) - Math.round(fleet.lost_at_usual * 100),
    );
    expect(fleet.is_small).toBe(fleet.tires < 30);
  }
});

async function everyBelow(body: object, login: Login = 'gyr'): Promise<BelowLawTire[]> {
  const { tires, total_items } = (
    await api.as(login, list, { body: { ...everything, ...body, page_number: 1, page_size: 100 } })
  ).body;
  expect(tires).toHaveLength(total_items);
  return tires;
}

test('each count of tires below the law opens as many, with what was read of them before', async () => {
  const { axles } = (await api.as('gyr', advice, { body: everything })).body;
  const byId = new Map(belowOf(everything).map((found) => [found.reading_id, found]));
  for (const { axle, below_law, points } of axles) {
    const tires = await everyBelow({ axle });
    expect(tires).toHaveLength(below_law);
    for (const tire of tires) {
      const { found_on, tread, before } = byId.get(tire.reading_id) ?? {};
      expect(tire.found_on).toBe(found_on);
      expect(tire.tread).toBe(rounded((tread ?? 0) / thirtySecond));
      expect(tire.tread_before).toBe(before == null ? null : rounded(before / thirtySecond));
    }
    for (const { pull_32nds, below_law: left } of points.slice(0, 4))
      expect(await everyBelow({ axle, pull_32nds })).toHaveLength(left);
  }
});

const compareOf = new Intl.Collator('en', { numeric: true });

test.each(Object.entries(belowLawList.sorts))(
  '%s sorts them both ways',
  async (field, order_by) => {
    for (const is_sort_desc of [false, true]) {
      const tires = await everyBelow({ order_by, is_sort_desc });
      expect(tires.length).toBeGreaterThan(5);
      const values = tires
        .map((tire) => tire[field as keyof BelowLawTire])
        .filter((value) => value !== null);
      const sorted = [...values].sort((one, other) =>
        typeof one === 'number'
          ? one - Number(other)
          : compareOf.compare(String(one), String(other)),
      );
      expect(values).toEqual(is_sort_desc ? sorted.reverse() : sorted);
    }
  },
);

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
] as const)('%# is refused at its field', async (own, code, path) => {
  for (const [name, more] of [
    [advice, {}],
    [list, { page_number: 1, page_size: 20 }],
  ] as const) {
    const answer = await api.as('gyr', name, { body: { ...everything, ...own, ...more } });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  }
});

test.each([1, 13, 4.5, '4/32'])('a pull depth of %s is refused', async (pull_32nds) => {
  const body = { ...everything, page_number: 1, page_size: 20, pull_32nds };
  const answer = await api.as('gyr', list, { body } as object);
  expect([answer.status, answer.body.path]).toEqual([400, 'pull_32nds']);
});

test('somebody without the right gets nothing of it', async () => {
  expect((await api.as('win', advice, { body: everything })).status).toBe(401);
  const body = { ...everything, page_number: 1, page_size: 20 };
  expect((await api.as('win', list, { body })).status).toBe(401);
});

/**
 * Changes every tire from a drive axle to have come off worn out at 10/32, for the account with
 * most of them.
 */
async function pullDeep(): Promise<{ readonly account: number; readonly tires: number }> {
  const { kysely } = api.database;
  const driven = known.all.filter(({ shown }) => shown.axle === 'drive');
  const [account = 0] = accounts().toSorted(
    (one, other) =>
      driven.filter((each) => each.account === other).length -
      driven.filter((each) => each.account === one).length,
  );
  const own = driven.filter((each) => each.account === account);
  for (const { shown } of own) {
    await kysely
      .updateTable('removals')
      .set({ reason: 'worn_out', tread_mm: 10 * thirtySecond })
      .where('id', '=', shown.id)
      .execute();
    await kysely
      .updateTable('tire_lives as l')
      .from('removals as r')
      .innerJoin('mounts as m', 'm.id', 'r.mount_id')
      .set(shown.caps === 0 ? { price: 450, casing_value: 60 } : { price: 390, casing_value: null })
      .set({ original_tread_mm: 28 * thirtySecond })
      .whereRef('l.tire_id', '=', 'm.tire_id')
      .whereRef('l.caps', '=', 'm.caps')
      .where('r.id', '=', shown.id)
      .execute();
  }
  return { account, tires: own.length };
}

test('a fleet that pulls its drive tires at 10/32 is named, with what it would save', async () => {
  const { account, tires } = await pullDeep();
  expect(tires).toBeGreaterThan(2);
  const { fleets } = (await api.as('gyr', advice, { body: everything })).body;
  const usual = Math.round(defaultSpec('drive', null).pullDepth / thirtySecond);
  // (450 − 60) ÷ (28 − 2) is 15 for each 32nd.
  expect(fleets.find((fleet) => fleet.axle === 'drive' && fleet.account_id === account)).toEqual({
    account_id: account,
    fleet_name: expect.any(String),
    axle: 'drive',
    tires,
    mean_tread: 10,
    lost: tires * 8 * 15,
    lost_at_usual: tires * (usual - 2) * 15,
    saving: tires * (10 - usual) * 15,
    pulls_early: true,
    is_small: tires < 30,
  });
});
