import {
  type BaseParameters,
  type Change,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { weakBrand } from '../../../db/demo/brands.ts';
import { fleetDashboardArea } from '../area.ts';
import { recordsBody } from '../testing/ask-records.ts';
import { baseOf, onlyOf, reportsBody } from '../testing/demo-api.ts';
import { demoStories, demoWorld, storiedFleets } from '../testing/demo-stories.ts';
import { type Raw, readRaw } from '../testing/raw-records.ts';
import { recomputeReport } from '../testing/second-computation/recompute-report.ts';

// The stories of the demo data, as the changes on the dashboard show them.

let api: TestApi;
let raw: Raw;
let as: SessionKeys;
let login: string;
/** The changes reported for each fleet, over all its records and over the last twelve months. */
const told: { base: BaseParameters; findings: readonly Change[] }[] = [];

beforeAll(async () => {
  api = await testApi([fleetDashboardArea], demoStories);
  const id = await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] });
  as = await api.sessionOf(id);
  raw = await readRaw(api.database);
  login = raw.users.find((user) => user.id === id)?.login ?? '';
  for (const { nonsig } of storiedFleets)
    for (const date_from of ['2022-07-01', '2024-07-01']) {
      const fleet = { fleet_type: 'us_national_account', account: nonsig } as const;
      const base = baseOf(fleet, { date_from, date_to: '2025-06-30' });
      const { status, body } = await api.call('POST fleet_dashboard/get_changes', {
        as,
        body: { base_parameters: base },
      });
      expect(status).toBe(200);
      told.push({ base, findings: body.findings as Change[] });
    }
});
afterAll(() => api.close());

const { stories, dealers, accounts } = demoWorld;
const nonsigOf = (id: number) => dealers.find((dealer) => dealer.id === id)?.nonsig;
const everything = () => told.flatMap(({ findings }) => findings);
const keysOf = (rule: Change['rule']) => [
  ...new Set(
    everything()
      .filter((finding) => finding.rule === rule)
      .map(({ subject }) => subject?.key),
  ),
];

test('the slow retreader, the weak brand, the slow dealer and the neglected yard are told', () => {
  expect(keysOf('turnaround_dealer_fleet')).toEqual([nonsigOf(stories.slowRetreader)]);
  expect(keysOf('rejects_brand_fleet')).toEqual([weakBrand]);
  expect(keysOf('roll_time_dealer_fleet')).toEqual([nonsigOf(stories.slowDealer)]);
  const yard = accounts
    .flatMap(({ locations }) => locations)
    .find(({ id }) => id === stories.flatLocation);
  expect(keysOf('emergency_location_fleet')).toEqual([yard?.code]);
});

test('nothing but stories is told', () => {
  expect(new Set(everything().map(({ rule }) => rule))).toEqual(
    new Set([
      'turnaround_dealer_fleet',
      'rejects_brand_fleet',
      'roll_time_dealer_fleet',
      'emergency_location_fleet',
    ]),
  );
});

test('most money comes first, each with its records', () => {
  for (const { findings } of told) {
    expect(findings.length).toBeLessThanOrEqual(5);
    const amounts = findings.map(({ money }) => Math.abs(Number(money)));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    for (const { records, reference_records, money, value, reference } of findings) {
      expect(records).toBeGreaterThanOrEqual(12);
      expect(reference_records).toBeGreaterThan(records);
      expect(money).toBeGreaterThan(0);
      expect(value).toBeGreaterThan(reference);
    }
  }
});

/** Each finding with its report. */
const inReports = () =>
  told.flatMap(({ base, findings }) =>
    findings.map((finding) => {
      const definition = reportDefinitions.find(({ type }) => type === finding.report.report_type);
      if (!definition) throw new Error(`No report ${finding.report.report_type}.`);
      return { base, finding, definition };
    }),
  );

type Row = Readonly<Record<string, unknown>>;
const rowIn = (rows: readonly Row[], place: Change['row']) =>
  rows.find((row) => Object.entries(place).every(([field, value]) => row[field] === value));

test('figures are those of the report, and those of a second computation', async () => {
  for (const { base, finding, definition } of inReports()) {
    const { report, row: place, column, value, reference } = finding;
    const { body } = await api.call('POST fleet_dashboard/get_reports', {
      as,
      body: reportsBody(base, report),
    });
    const answered = onlyOf(body.reports);
    const again = recomputeReport({ raw, login, base, report });
    for (const { rows, total } of [answered, again as unknown as typeof answered]) {
      expect(rowIn(rows, place)?.[column]).toBe(value);
      expect(total[column]).toBe(reference);
    }
    expect(definition.columns.map(({ field }) => field as string)).toContain(column);
  }
});

test('parts and records are those of the records behind', async () => {
  for (const { base, finding, definition } of inReports()) {
    const { report, row, column, part, whole, records, reference_records } = finding;
    const found = definition.columns.find(({ field }) => field === column);
    if (!found || !('part' in found.figure)) throw new Error(`${column} divides nothing.`);
    const behind = async (place: Change['row'], measure: string) => {
      const { status, body } = await api.call('POST fleet_dashboard/get_records', {
        as,
        body: recordsBody({ definition, base, report }, { row: place, side: 'current', measure }),
      });
      expect(status).toBe(200);
      return body;
    };
    expect((await behind(row, found.figure.part)).sum).toBeCloseTo(part, 6);
    const all = await behind(row, found.figure.whole);
    expect(all.sum).toBeCloseTo(whole, 6);
    expect(all.total_items).toBe(records);
    const total = await behind({}, found.figure.whole);
    expect(total.total_items).toBe(reference_records);
    expect(finding.share).toBeCloseTo((whole / total.sum) * 100, 1);
  }
});

test('the money at stake follows from stored lines', () => {
  for (const { base, finding } of inReports()) {
    const account = raw.accounts.find(({ nonsig }) => nonsig === base.account)?.id;
    const lines = raw.lines.filter(
      ({ account_id, invoice_date }) =>
        account_id === account && invoice_date >= base.date_from && invoice_date <= base.date_to,
    );
    const sum = (of: typeof lines) => of.reduce((total, { amount }) => total + Number(amount), 0);
    const units = (of: typeof lines) => of.reduce((total, { quantity }) => total + quantity, 0);
    const dealer = raw.dealers.find(({ nonsig }) => nonsig === finding.subject?.key)?.id;
    const atDealer = lines.filter(({ dealer_id }) => dealer_id === dealer);
    const newTires = lines.filter(({ kind }) => kind === 'new_tire');
    const caps = lines.filter(({ kind }) => kind === 'retread_cap');
    const { value, reference, part, whole, money } = finding;
    const longer = 1 - reference / value;
    const expected = {
      emergency_location_fleet: part - (reference / 100) * whole,
      roll_time_dealer_fleet:
        sum(atDealer.filter(({ call_type }) => call_type === 'emergency')) * longer,
      turnaround_dealer_fleet:
        sum(atDealer.filter(({ kind }) => kind === 'retread_cap' || kind === 'repair')) * longer,
      rejects_brand_fleet:
        (part - (reference / 100) * whole) *
        (sum(newTires) / units(newTires) - sum(caps) / units(caps)),
    }[finding.rule as string];
    // Within the error of a reference rounded to two decimals.
    expect(Math.abs(Number(money) / Number(expected) - 1)).toBeLessThan(0.005);
  }
});

test('a choice without the story does not tell it', async () => {
  const account = accounts.find(({ locations }) =>
    locations.some(({ id }) => id === stories.flatLocation),
  );
  const locations = account?.locations
    .map(({ id }) => id)
    .filter((id) => id !== stories.flatLocation);
  const [whole] = told.filter(({ base }) => base.account === account?.nonsig);
  const { body } = await api.call('POST fleet_dashboard/get_changes', {
    as,
    body: { base_parameters: { ...whole?.base, locations } },
  });
  expect(whole?.findings.map(({ rule }) => rule)).toContain('emergency_location_fleet');
  expect(body.findings.map(({ rule }) => rule)).not.toContain('emergency_location_fleet');
});
