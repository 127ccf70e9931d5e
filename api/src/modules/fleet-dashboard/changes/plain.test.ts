import type { Change } from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { fleetDashboardArea } from '../area.ts';
import { baseOf } from '../testing/demo-api.ts';
import { plainYears, type Story, writePlainFleet } from '../testing/plain-fleet.ts';

let api: TestApi;
let as: SessionKeys;

beforeAll(async () => {
  api = await testApi([fleetDashboardArea]);
  as = await api.sessionOf(await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] }));
});
afterAll(() => api.close());

let fleets = 0;

async function reportedChangesOf(seed: number, story?: Story) {
  fleets += 1;
  const fleet = await writePlainFleet(api.database, fleets, seed, story);
  const { status, body } = await api.call('POST fleet_dashboard/get_changes', {
    as,
    body: { base_parameters: baseOf(fleet, plainYears) },
  });
  expect(status).toBe(200);
  return body as unknown as { findings: readonly Change[]; comparisons: number };
}

test.each([1, 2, 3, 4, 5, 6])(
  'of records without a story nothing is told: seed %i',
  async (seed) => {
    const { findings, comparisons } = await reportedChangesOf(seed);
    expect(findings).toEqual([]);
    // 10 yards, 4 dealers twice and 6 brands, against two references each, and four totals.
    expect(comparisons).toBe(2 * (10 + 4 + 4 + 6) + 4);
  },
);

test.each<[Change['rule'], string | null, Story]>([
  ['emergency_location_fleet', 'L3', { emergencies: ({ location }) => (location === 3 ? 2.4 : 1) }],
  [
    'emergency_location_previous',
    'L3',
    { emergencies: ({ location, year }) => (location === 3 ? ([2.6, 0.5][year] ?? 1) : 1) },
  ],
  ['emergency_total_previous', null, { emergencies: ({ year }) => [1, 1.6][year] ?? 1 }],
  ['roll_time_dealer_fleet', 'D-2', { rollTime: ({ dealer }) => (dealer === 2 ? 2 : 1) }],
  [
    'roll_time_dealer_previous',
    'D-2',
    { rollTime: ({ dealer, year }) => (dealer === 2 ? ([1.9, 0.8][year] ?? 1) : 1) },
  ],
  ['roll_time_total_previous', null, { rollTime: ({ year }) => [1, 1.5][year] ?? 1 }],
  ['turnaround_dealer_fleet', 'D-1', { turnaround: ({ dealer }) => (dealer === 1 ? 1.7 : 1) }],
  [
    'turnaround_dealer_previous',
    'D-1',
    { turnaround: ({ dealer, year }) => (dealer === 1 ? ([1.7, 0.9][year] ?? 1) : 1) },
  ],
  ['turnaround_total_previous', null, { turnaround: ({ year }) => [1.4, 1][year] ?? 1 }],
  ['rejects_brand_fleet', 'Brand 4', { rejects: ({ brand }) => (brand === 4 ? 3 : 1) }],
  [
    'rejects_brand_previous',
    'Brand 4',
    { rejects: ({ brand, year }) => (brand === 4 ? ([4, 0.8][year] ?? 1) : 1) },
  ],
  ['rejects_total_previous', null, { rejects: ({ year }) => [1, 1.9][year] ?? 1 }],
])('%s: the one that moved is told of %s', async (rule, key, story) => {
  const { findings } = await reportedChangesOf(11, story);
  const found = findings.find((finding) => finding.rule === rule);
  expect(found?.subject?.key.replace(/^D\d+/, 'D') ?? null).toBe(key);
  expect(found).toBeDefined();
  // If one moves far, the total may move along.
  const others = findings.filter(({ subject }) => subject && subject.key !== found?.subject?.key);
  expect(others).toEqual([]);
  // An improvement saves money, a deterioration costs money.
  const worse = Number(found?.value) > Number(found?.reference);
  expect(Number(found?.money) > 0).toBe(worse);
});

test('a figure that moved against both is told once', async () => {
  const { findings } = await reportedChangesOf(12, {
    emergencies: ({ location, year }) => (location === 5 && year === 1 ? 2.6 : 1),
  });
  const told = findings.filter(({ subject }) => subject !== null);
  expect(told.map(({ subject, column }) => [subject?.key, column])).toEqual([
    ['L5', 'EmergencyPercent'],
  ]);
});
