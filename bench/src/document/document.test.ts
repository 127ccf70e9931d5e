import { browserFigures } from '../figures/browser-figures.ts';
import { databaseFigures } from '../figures/database-figures.ts';
import type { DatabaseMeasures } from '../reports/measure-database.ts';
import { tabReports } from '../reports/tab-request.ts';
import { benchmarkDocument } from './document.ts';

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
    account: { number: '0012', fleetType: 'us_national_account' as const, lines: 60_000 },
    today: '2026-07-15',
    serverVersion: '17.5',
  },
});
const embedded: DatabaseMeasures = {
  large: data(2_000_000),
  demo: data(200_000),
  reports: {
    alone: Object.fromEntries(tabReports.map(({ type }) => [type, spread])),
    oneCall: spread,
    asBrowser: { ...spread, p95: 840 },
  },
  lookups: { idle: spread, busy: spread },
  memory: undefined,
  demoTab: { ...spread, p50: 40 },
};

function written(): string {
  const databases = { postgresql: { missing: 'no PostgreSQL installed' }, embedded };
  const browser = { missing: 'no Chromium is installed' };
  return benchmarkDocument({
    day: '2026-07-16',
    groups: [...databaseFigures(databases), ...browserFigures(browser)],
    machine: { cores: 2, processor: 'A processor', memory: 8, node: '20.20.0' },
    measured: { databases, browser },
  });
}

test('every report of the tab has its figure, and every goal its verdict', () => {
  const document = written();
  for (const { type } of tabReports) expect(document).toContain(`| ${type} alone |`);
  expect(document).toContain('| 100 / 840 ms | missed by 140 ms, 20 % |');
  expect(document).toMatch(/\| time of the tab .* \| 2\.50 × \| missed by 0\.50 ×, 25 % \|/);
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
  expect(document).toContain('| large | 1,000,000 | 2,000,000 | 200,000 | 60,000 |');
});
