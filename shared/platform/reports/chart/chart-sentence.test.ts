import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CoveredDays,
  type ReportDefinition,
  type ReportRow,
  rowLead,
  shownRows,
  withRowsBy,
} from '@portal/contract/reports';
import { formatFigure } from '../../format/format.ts';
import type { WordParams } from '../../i18n/i18n.ts';
import { trips, tripWords } from '../testing/trips.ts';
import { columnBars } from './column-bars.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';
import { groupedBars } from './grouped-bars.ts';
import { rowBars } from './row-bars.ts';

const wordsOf = (locale: string): Record<string, string> => ({
  ...tripWords,
  ...JSON.parse(
    readFileSync(path.join(__dirname, `../../../../shell/locales/${locale}.json`), 'utf8'),
  ),
});

/** Returns the texts of a language, with its plural forms. */
function wordingIn(locale: string): Wording {
  const words = wordsOf(locale);
  const t = (key: string, params: WordParams = {}) => {
    const name = key.replace('shell:', '');
    const plural = new Intl.PluralRules(locale).select(Number(params.count ?? 0));
    const word = words[name] ?? words[`${name}_${plural}`] ?? key;
    return word.replaceAll(/\{\{(\w+)\}\}/g, (_, param: string) => String(params[param]));
  };
  return { t, locale, figure: (value, format) => formatFigure(value, format) };
}

interface Setting extends Partial<Pick<DrawnFigures, 'compared' | 'rowsBy'>> {
  readonly definition?: ReportDefinition;
  readonly total?: ReportRow;
  readonly days?: CoveredDays;
  readonly locale?: string;
}

const year: CoveredDays = { from: '2025-01-01', to: '2025-12-31', through: '2026-01-10' };

function figuresOf(rows: readonly ReportRow[], setting: Setting): [DrawnFigures, Wording] {
  const { total = null, days = year, compared = [], rowsBy = null, locale = 'en-US' } = setting;
  const words = wordingIn(locale);
  const definition = withRowsBy(setting.definition ?? byShare, rowsBy);
  const figures = {
    definition,
    rows: shownRows(definition, rows, (row, of) => rowLead(row, of, words), days),
    total: total && { key: 'total', lead: 'Total', values: total, inner: [] },
    compared,
    rowsBy,
    days,
  };
  return [figures, words];
}

function sentence(rows: readonly ReportRow[], setting: Setting = {}): string {
  const [figures, words] = figuresOf(rows, setting);
  const { chart } = figures.definition;
  if (chart.kind === 'grouped') return groupedBars(figures, chart, words).summary;
  if (chart.kind === 'columns') return columnBars(figures, chart, words).summary;
  if (chart.kind === 'pie') throw new Error('Pies are drawn elsewhere');
  return rowBars(figures, chart, words).summary;
}

const byShare: ReportDefinition = { ...trips, main: 'EmptyPercent' };

const month = (of: number, share: number | null, distance = 100): ReportRow => ({
  Date: `2025-${String(of).padStart(2, '0')}-01`,
  Distance: distance,
  EmptyPercent: share,
});

const ranked: ReportDefinition = {
  ...trips,
  shape: 'ranking',
  lead: { field: 'Driver', label: 'column.driver' },
  top: { by: 'Distance', most: 10 },
};
const driver = (name: string, distance: number): ReportRow => ({
  Driver: name,
  Distance: distance,
  EmptyPercent: 1,
});

test('says the figure, what it is against the year before, and where it is highest', () => {
  const rows = [month(10, 30), month(11, 20), month(12, 92)];
  const total = { EmptyPercent: 47, EmptyPercentPrev: 40 };
  expect(sentence(rows, { total, compared: ['previous'] })).toBe(
    'Empty %: 47%, 7 points above the year before; highest in Dec 2025, 92%.',
  );
});

test('held against nothing, says where it is lowest too', () => {
  expect(sentence([month(1, 30), month(2, 20)], { total: { EmptyPercent: 25 } })).toBe(
    'Empty %: 25%; highest in Jan 2025, 30%, lowest in Feb 2025, 20%.',
  );
});

test.each([
  [
    'two that share a place',
    [30, 30, 20],
    'highest in Jan 2025 and Feb 2025, 30%, lowest in Mar 2025, 20%',
  ],
  [
    'many that share it',
    [30, 30, 30, 30, 20],
    'highest 30%, shared by 4 of 5, lowest in May 2025, 20%',
  ],
  ['the same everywhere', [30, 30, 30], 'the same throughout'],
  [
    'one below all others',
    [30, 30, 30, 30, 30, 20],
    'highest 30%, shared by 5 of 6, lowest in Jun 2025, 20%',
  ],
  ['months without a value', [30, null, 20], 'highest in Jan 2025, 30%, lowest in Mar 2025, 20%'],
  ['a single one with a value', [null, 30, null], 'records in Feb 2025 alone'],
])('tells %s', (_, shares, expected) => {
  const rows = shares.map((share, place) => month(place + 1, share));
  expect(sentence(rows, { total: { EmptyPercent: 25 } })).toBe(`Empty %: 25%; ${expected}.`);
});

test('a month without a record is not the lowest', () => {
  const rows = [month(1, null, 0), month(2, 20, 50), month(3, 10, 80)];
  expect(sentence(rows, { definition: trips, total: { Distance: 130 } })).toBe(
    'Distance: 130; highest in Mar 2025, 80, lowest in Feb 2025, 50.',
  );
});

test('neither is a month that is not over, nor one to come', () => {
  const rows = [month(10, 1, 90), month(11, 1, 70), month(12, 1, 30)];
  const days = { from: '2025-10-01', to: '2025-12-31', through: '2025-12-09' };
  const said = (some: readonly ReportRow[]) =>
    sentence(some, { definition: trips, total: { Distance: 190 }, days });
  expect(said(rows)).toBe('Distance: 190; highest in Oct 2025, 90, lowest in Nov 2025, 70.');
  expect(said([month(10, 1, 20), month(11, 1, 70), month(12, 1, 80)])).toBe(
    'Distance: 190; highest in Dec 2025 (partial: 9 of 31 days), 80, lowest in Oct 2025, 20.',
  );
});

test('days of a week that ends with its month are no low sum', () => {
  const week = (day: string, distance: number) => ({
    Date: `2025-${day}`,
    WeekString: day,
    Distance: distance,
  });
  const rows = [week('05-25', 70), week('06-01', 80), week('06-29', 10)];
  expect(sentence(rows, { definition: trips, total: { Distance: 160 } })).toBe(
    'Distance: 160; highest in 06-01, 80.',
  );
});

test('the last row of a list that goes on is not the lowest', () => {
  const rows = [driver('Ada', 60), driver('Ben', 20), driver('Cy', 5)];
  expect(sentence(rows, { definition: ranked, total: { Distance: 120 } })).toBe(
    'Distance: 120; highest for Ada, 60 (50% of all).',
  );
  const byShareOfMost = { ...ranked, main: 'EmptyPercent' };
  const shares = rows.map((row, place) => ({ ...row, EmptyPercent: 30 - place }));
  expect(sentence(shares, { definition: byShareOfMost, total: { EmptyPercent: 25 } })).toBe(
    'Empty %: 25%; highest for Ada, 30%.',
  );
});

test('locations beyond those that are drawn are not told of', () => {
  const place = (n: number) => ({ Code: `L${n}`, Name: 'Yard', Distance: 1, EmptyPercent: 80 - n });
  const rows = Array.from({ length: 16 }, (_, n) => place(n));
  const said = (some: readonly ReportRow[]) =>
    sentence(some, { rowsBy: 'location', total: { EmptyPercent: 70 } });
  expect(said(rows)).toBe('Empty %: 70%; highest for L0 Yard, 80%.');
  expect(said(rows.slice(0, 2))).toBe(
    'Empty %: 70%; highest for L0 Yard, 80%, lowest for L1 Yard, 79%.',
  );
});

test('nothing is the highest of what is the same in all rows that are drawn', () => {
  const rows = [driver('Ada', 60), driver('Ben', 60)];
  expect(sentence(rows, { definition: ranked, total: { Distance: 125 } })).toBe('Distance: 125.');
});

test('drivers who lead together are all named', () => {
  const rows = [driver('Ada', 60), driver('Ben', 60), driver('Cy', 5)];
  expect(sentence(rows, { definition: ranked, total: { Distance: 125 } })).toBe(
    'Distance: 125; highest for Ada and Ben, 60.',
  );
});

test.each([
  ['currency', 1200, 1000, '$1,200.00, 20% above the year before'],
  ['integer', 900, 1000, '900, 10% below the year before'],
  ['ratio', 1.5, 1.2, '1.50, 25% above the year before'],
  ['rollTime', 3600, 7200, '01:00, 50% below the year before'],
  ['integer', 1001, 1000, '1,001, about the same as the year before'],
  ['integer', 5, 5, '5, about the same as the year before'],
  ['integer', 40, 10, '40, 10 the year before'],
  ['currency', 40, 0, '$40.00, $0.00 the year before'],
  ['currency', -40, 60, '-$40.00, $60.00 the year before'],
  ['percent', 41, 40, '41%, 1 point above the year before'],
  ['percent', 3.25, 40, '3.25%, 37 points below the year before'],
  ['percent', 12.34, 10.04, '12%, 2.3 points above the year before'],
  ['percent', 12, 0, '12%, 12 points above the year before'],
  ['percent', 12.01, 12.03, '12%, about the same as the year before'],
] as const)('a %s of %d after %d is told as one reads it', (format, now, before, expected) => {
  const columns = trips.columns.map((column) => ({ ...column, format }));
  const definition = { ...trips, columns };
  const total = { Distance: now, DistancePrev: before };
  expect(sentence([], { definition, total, compared: ['previous'] })).toBe(
    `Distance: ${expected}.`,
  );
});

test('holds shares against the nation, sums against the average fleet', () => {
  const total = { Distance: 90, DistanceNatAvg: 100, EmptyPercent: 47, EmptyPercentNatAvg: 44 };
  expect(sentence([], { total, compared: ['national'] })).toBe(
    'Empty %: 47%, 3 points above the national average.',
  );
  expect(sentence([], { definition: trips, total, compared: ['national'] })).toBe(
    'Distance: 90, 10% below the average fleet.',
  );
});

test('a sum of days that are not over is not held against the whole of the year before', () => {
  const days = { from: '2025-10-01', to: '2025-12-31', through: '2025-12-09' };
  const total = { Distance: 90, DistancePrev: 100, EmptyPercent: 47, EmptyPercentPrev: 40 };
  const said = (definition: ReportDefinition) =>
    sentence([], { definition, total, days, compared: ['previous'] });
  expect(said(trips)).toBe('Distance: 90.');
  expect(said(byShare)).toBe('Empty %: 47%, 7 points above the year before.');
});

test('of groups, names the part of the one that leads among those that are drawn', () => {
  const definition: ReportDefinition = {
    ...trips,
    shape: 'breakdown',
    lead: { field: 'Make', label: 'column.make' },
    inner: { field: 'Position', label: 'column.position', words: 'position' },
    main: 'EmptyPercent',
    chart: { kind: 'grouped', field: 'EmptyPercent', most: 1, floor: 0.1 },
  };
  const inner = (steer: number, drive: number) => [
    { Position: 'steer', EmptyPercent: steer },
    { Position: 'drive', EmptyPercent: drive },
  ];
  const rows = [
    { Make: 'Mako', EmptyPercent: 20, Rows: inner(10, 30) },
    { Make: 'Orca', EmptyPercent: 50, Rows: inner(5, 90) },
  ] as ReportRow[];
  expect(sentence(rows, { definition, total: { EmptyPercent: 25 } })).toBe(
    'Empty %: 25%; highest for Mako, Drive, 30%.',
  );
});

test('speaks of what is drawn where the main column is not', () => {
  const definition: ReportDefinition = {
    ...byShare,
    shape: 'summary',
    chart: { kind: 'columns', fields: ['Distance'], floor: 0.1 },
  };
  expect(sentence([], { definition, total: { Distance: 90, EmptyPercent: 47 } })).toBe(
    'Distance: 90.',
  );
});

test('says that there is no value', () => {
  expect(sentence([month(1, null)], { total: { EmptyPercent: null } })).toBe('Empty %: no value.');
});

test.each([
  [
    'es-US',
    'Empty %: 47%, 1 punto por encima del año anterior, 3 puntos por debajo del promedio nacional; máximo en oct 2025 y dic 2025, 92%.',
  ],
  [
    'pt-BR',
    'Empty %: 47%, 1 ponto acima do ano anterior, 3 pontos abaixo da média nacional; máximo em out. de 2025 e dez. de 2025, 92%.',
  ],
  [
    'fr-CA',
    'Empty % : 47 %, 1 point de plus que l’année précédente, 3 points au-dessous de la moyenne nationale; maximum en oct. 2025 et déc. 2025, 92 %.',
  ],
])('is a sentence in %s', (locale, expected) => {
  const rows = [month(10, 92), month(11, 20), month(12, 92)];
  const total = { EmptyPercent: 47, EmptyPercentPrev: 46, EmptyPercentNatAvg: 50 };
  const said = sentence(rows, { total, locale, compared: ['previous', 'national'] });
  expect(said.replaceAll(/\s/g, ' ')).toBe(expected);
});
