import { reportDefinitions, type Tab, tabs } from '@portal/contract/fleet-dashboard';
import type { DatabaseMeasures } from '../database/measure-database.ts';
import { adminFigures } from '../figures/admin-figures.ts';
import { analysisFigures } from '../figures/analysis-figures.ts';
import { browserFigures } from '../figures/browser-figures.ts';
import { databaseFigures } from '../figures/database-figures.ts';
import { exportFigures } from '../figures/export-figures.ts';
import { findingFigures } from '../figures/finding-figures.ts';
import { ingestFigures } from '../figures/ingest-figures.ts';
import { surveyFigures } from '../figures/survey-figures.ts';
import { reportsOf } from '../reports/tab-request.ts';
import { benchmarkDocument } from './document.ts';

const ofEachTab = <Value>(make: (tab: Tab) => Value) =>
  Object.fromEntries(tabs.map((tab) => [tab, make(tab)])) as Record<Tab, Value>;
const spread = { count: 50, p50: 100, p95: 240 };
const data = (lines: number) => ({
  size: 'large' as const,
  databaseUrl: null,
  dataDir: '',
  madeIn: 120,
  facts: {
    calls: 1_000_000,
    lines,
    casings: 200_000,
    readings: 1_100_000,
    mostReadings: 120_000,
    removals: 160_000,
    account: { number: '0012', fleetType: 'us_national_account' as const, lines: 60_000 },
    yard: { account: '0012', locationId: 1, units: 12_000 },
    products: [{ id: 1, lines: 60_000 }],
    today: '2026-07-15',
    serverVersion: '17.5',
  },
});
const surveyList = (time: typeof spread) => ({
  ofAccount: time,
  ofAll: time,
  accountTires: 100_000,
  allTires: 900_000,
});
const embedded: DatabaseMeasures = {
  large: data(2_000_000),
  demo: data(200_000),
  reports: ofEachTab((tab) => ({
    alone: Object.fromEntries(reportsOf(tab).map(({ type }) => [type, spread])),
    oneCall: spread,
    asBrowser: { ...spread, p95: 840 },
  })),
  records: spread,
  changes: spread,
  lookups: { idle: spread, busy: spread },
  exports: {
    combined: { pdf: { ...spread, p95: 4800 }, excel: spread, png: spread },
    memory: {
      pdf: { together: 480, ofChild: 220 },
      excel: { together: 300, ofChild: 90 },
      png: undefined,
    },
    lookups: spread,
  },
  surveys: {
    units: 12_000,
    list: { ...spread, p95: 310 },
    removed: spread,
    typing: spread,
    overview: spread,
    inspection: { axles: spread, saving: spread },
    crossings: { ofAll: spread, readings: spread, detail: spread },
    findings: {
      list: surveyList(spread),
      ofDealers: spread,
      exceptions: spread,
      detail: spread,
      tires: 3000,
    },
    photos: { one: spread, memory: { together: 420, ofChild: 150 } },
    broughtHome: 75,
    taken: { time: spread, sent: 0.6, kept: 7.6 },
    imported: { rows: 10_000, read: 3, saved: 12, memory: { together: 400, ofChild: 180 } },
    pdf: spread,
  },
  surveyFiles: {
    workbook: { ...spread, p95: 3900 },
    workbookTires: 204_000,
    workbookMemory: 90,
    pdf: { ...spread, p95: 12_000 },
    pdfTires: 3004,
    pdfMemory: { together: 600, ofChild: 240 },
  },
  analysis: {
    scrap: { ...spread, p95: 620 },
    pull: spread,
    product: spread,
    wear: spread,
    forecast: spread,
    torque: spread,
  },
  analysisOfAll: {
    scrap: spread,
    pull: spread,
    product: spread,
    wear: spread,
    forecast: spread,
    torque: spread,
  },
  choosing: { available: spread, numbers: spread, history: spread },
  admin: {
    specs: spread,
    yards: 60,
    effects: spread,
    effectTires: 100_000,
    changedTires: spread,
    specPdf: spread,
    lists: spread,
    words: spread,
    locales: 36,
    added: spread,
    addedWords: 5000,
    merge: 2000,
    mergedLines: 60_000,
    mergeLookups: spread,
  },
  live: { seen: { ...spread, p95: 2100 }, lookups: spread, memory: 300 },
  memory: undefined,
  demoTabs: ofEachTab(() => ({ ...spread, p50: 40 })),
  demoAnalysis: {
    scrap: spread,
    pull: spread,
    product: spread,
    wear: spread,
    forecast: spread,
    torque: spread,
  },
  demoSurveys: { ...surveyList({ ...spread, p50: 40 }), accountTires: 10_000 },
};

function written(): string {
  const databases = { postgresql: { missing: 'no PostgreSQL installed' }, embedded };
  const browser = { missing: 'no Chromium is installed' };
  const loaded = { rows: 1_000_000, first: 200, again: 90, memory: 250 };
  const ingest = { lines: loaded, readings: { ...loaded, first: 150 } };
  const workbook = { rows: 200_000, time: 3, memory: 160, growth: 40 };
  return benchmarkDocument({
    day: '2026-07-16',
    groups: [
      ...databaseFigures(databases),
      ...surveyFigures(databases),
      ...findingFigures(databases),
      ...analysisFigures(databases),
      ...adminFigures(databases),
      ...exportFigures(databases, workbook),
      ...ingestFigures(ingest),
      ...browserFigures(browser),
    ],
    machine: {
      cores: 2,
      processor: 'A processor',
      memory: 8,
      node: '20.20.0',
      work: [98.4, 131, 102],
    },
    measured: { databases, browser },
  });
}

test('every report has its figure, and every goal its verdict', () => {
  const document = written();
  for (const { type } of reportDefinitions) expect(document).toContain(`| ${type} alone |`);
  expect(document).toContain('| 100 / 840 ms | missed by 140 ms, 20 % |');
  expect(document).toMatch(/\| time of purchases .* \| 2\.50 × \| missed by 0\.50 ×, 25 % \|/);
});

test('surveys are told by the units of the account and the rows of the file', () => {
  const document = written();
  expect(document).toContain('the account with 12,000 units');
  expect(document).toContain('| 100 / 310 ms | missed by 10 ms, 4 % |');
  expect(document).toMatch(
    /a file of 10,000 units: read \| {2}\| no PostgreSQL installed \| 3\.0 s/,
  );
});

test('what is taken along and followed has its figures', () => {
  const document = written();
  expect(document).toMatch(/a yard of 400 units that is taken along \| ≤ 5 s .* \| met/);
  expect(document).toMatch(/until 200 streams have told of it .* \| missed by 100 ms, 5 % \|/);
});

test('what the machine lacks is said in its cells and beside them', () => {
  const document = written();
  expect(document).toMatch(
    /\| the tab in one call \| .* \| no PostgreSQL installed \| 100 \/ 240 ms/,
  );
  expect(document).toContain('| Chromium | no Chromium is installed |');
  expect(document).toMatch(/most memory .* not told by this system \| not measured \|/);
});

test('the machine, the day and the counted data stand beside the figures', () => {
  const document = written();
  expect(document).toContain('on 2026-07-16');
  expect(document).toContain('| Processor | 2 cores, A processor |');
  expect(document).toContain('| A million numbers made and sorted | 98 ms to 131 ms |');
  expect(document).toContain(
    '| large | 1,000,000 | 2,000,000 | 200,000 | 60,000 | 1,100,000 | 120,000 | 160,000 |',
  );
});

test('what surveys found has its figures, and files say what they hold', () => {
  const document = written();
  expect(document).toMatch(
    /a survey of 3,004 tires with 300 photos as a PDF \| ≤ 10 s .* \| missed/,
  );
  expect(document).toMatch(
    /204,000 tires of surveys of all accounts .* \| 100 \/ 3900 ms \| met \|/,
  );
  expect(document).toMatch(/tires of the account with most units against .* \| 10\.00 × \|/);
  expect(document).toMatch(
    /time of surveys of all accounts .* \| 2\.50 × \| missed by 0\.50 ×, 25 % \|/,
  );
});

test('analysis reports have their figures, of one account, of all and beside the smaller data', () => {
  const document = written();
  expect(document).toMatch(/\| the scrap analysis \| .* \| 100 \/ 620 ms \| met \|/);
  expect(document).toMatch(/\| the scrap analysis \| ≤ 3 \/ 8 s \| .* \| met \|/);
  expect(document).toMatch(
    /time of the scrap analysis \(p50\) against it \| ≤ 2 × .* \| 1\.00 × \|/,
  );
});

test('loading a file has its figures, with as many lines as it had', () => {
  const document = written();
  expect(document).toContain('Loading a file of 1,000,000 invoice lines');
  expect(document).toContain('Loading a file of 1,000,000 readings');
  expect(document).toMatch(
    /without invoice lines \| ≤ 180 s \| 200 s \| *\| missed by 20 s, 12 % \|/,
  );
  expect(document).toMatch(/without readings \| ≤ 180 s \| 150 s \| *\| met \|/);
  expect(document).toMatch(/most memory of the command \| ≤ 300 MB \| 250 MB \| *\| met/);
});

test('exports have their figures, and a long table says what its rows take', () => {
  const document = written();
  expect(document).toMatch(/as PDF .* \| 100 \/ 4800 ms \| missed by 800 ms, 20 % \|/);
  expect(document).toMatch(/most memory of the process that makes the PDF .* \| 220 MB \| met \|/);
  expect(document).toContain('A table of 200,000 rows as a workbook');
  expect(document).toMatch(/\| 160 MB, 40 MB \| missed by 10 MB, 7 % \|/);
});
