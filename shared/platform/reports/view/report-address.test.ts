import { everyReport } from '../testing/show-card.tsx';
import { tripSource } from '../testing/trip-source.ts';
import { drivers, trips } from '../testing/trips.ts';
import { partOf, readReportView, viewKeys, writeReportView } from './report-address.ts';
import type { ReportView, ViewChange } from './report-view.ts';

const { filters } = tripSource;
const plain: ReportView = {
  mode: 'both',
  period: 'month',
  sort: null,
  compared: [],
  filters: {},
  rowsBy: null,
  opened: new Set(),
  selected: null,
  comment: '',
};
const changeTo = (view: ReportView): ViewChange => ({
  ...view,
  compared: {
    previous: view.compared.includes('previous'),
    national: view.compared.includes('national'),
  },
});

describe.each(everyReport)('the address of %s', (_, report) => {
  const isPeriods = report.shape === 'periods';
  const written = (change: ViewChange) =>
    new URLSearchParams(
      Object.entries(writeReportView(report, change, filters)).flatMap(([key, value]) =>
        value === null ? [] : [[key, value]],
      ),
    );
  const read = (params: URLSearchParams) => readReportView(params, report, filters, null);

  it('is empty for the first look', () => {
    const { period: _, ...change } = changeTo(plain);
    expect(written(change).toString()).toBe('');
    expect(read(new URLSearchParams())).toEqual(plain);
  });

  it('reads back what it wrote', () => {
    const view: ReportView = {
      mode: 'graph',
      period: isPeriods ? 'week' : 'month',
      sort: report.shape === 'summary' ? null : { field: 'DistancePrev', direction: 'desc' },
      rowsBy: null,
      compared: ['previous'],
      filters: Object.fromEntries(
        report.filters
          .filter((name) => !filters[name]?.values)
          .map((name) => [name, ['A*B', '!x', '295/75R22.5']]),
      ),
      opened: new Set(isPeriods ? ['2025-01', '2025-03'] : report.inner ? ['A*B', 'C'] : []),
      selected: report.chart.kind === 'pie' ? '2025-02' : null,
      comment: 'Two lines,\nand 100 %.',
    };
    // Only letters that an area's links may have.
    const params = written(changeTo(view));
    const letters = [...params.keys()].map((key) => key.slice(2));
    expect(letters.filter((each) => !viewKeys(filters).includes(each))).toEqual([]);
    expect(read(new URLSearchParams(params.toString()))).toEqual(view);
  });

  it('reads the view of its dealers, which are sorted by what they have', () => {
    const view: ReportView = {
      ...plain,
      rowsBy: 'dealer',
      sort: { field: 'Name', direction: 'asc' },
    };
    const params = written(changeTo(view));
    expect(read(params)).toEqual(view);
    // The report's own rows have no such column.
    params.delete(`r${report.order}r`);
    expect(read(params)).toEqual(plain);
  });

  it('ignores what cannot be read', () => {
    const garbage = {
      m: 'x',
      p: 'day',
      s: 'DistancePrev',
      c: 'yes',
      n: '',
      r: 'planet',
      ...(!report.inner && { o: 'Jan*2025*2025-1' }),
      l: 'yes',
      x: 'whole',
      fc: 'moon*',
      fm: '**',
      fo: 'x'.repeat(121),
    };
    const params = Object.entries(garbage).map(([key, text]) => [`r${report.order}${key}`, text]);
    expect(read(new URLSearchParams(params))).toEqual(plain);
  });
});

it('changes only what is to change', () => {
  expect(writeReportView(trips, { compared: { national: true } }, filters)).toEqual({ r1n: '1' });
  expect(writeReportView(trips, { mode: 'both', comment: '' }, filters)).toEqual({
    r1m: null,
    r1q: null,
  });
});

it('is told from that of other reports', () => {
  const params = new URLSearchParams({ r1m: 'table', r12m: 'graph', r2c: '1', ac: '0100' });
  expect(partOf(params, trips)).toBe('r1m=table');
});

it('leaves out names that no name can be', () => {
  const params = new URLSearchParams({ r1fm: `a\u0000b*${'x'.repeat(121)}**Make 1*Make 1` });
  expect(readReportView(params, trips, filters, null).filters).toEqual({ makes: ['Make 1'] });
});

it('takes no more of a comment than can be written', () => {
  const params = new URLSearchParams({ r1q: 'x'.repeat(501) });
  expect(readReportView(params, trips, filters, null).comment).toHaveLength(500);
});

it('names an area that lacks a filter of its report', () => {
  expect(() => readReportView(new URLSearchParams(), trips, {}, null)).toThrow('no filter cargo');
});

describe('rows of the first look', () => {
  const periodIn = (search: string, date_from: string, date_to: string, report = trips) =>
    readReportView(new URLSearchParams(search), report, filters, { date_from, date_to }).period;

  it('are weeks for up to 45 days, and months for more', () => {
    expect(periodIn('', '2025-01-01', '2025-01-01')).toBe('week');
    expect(periodIn('', '2025-01-01', '2025-02-14')).toBe('week');
    expect(periodIn('', '2025-01-01', '2025-02-15')).toBe('month');
  });

  it('are what was chosen, whatever the dates are', () => {
    const month = new URLSearchParams({
      ...writeReportView(trips, { period: 'month' }, filters),
    } as Record<string, string>);
    expect(periodIn(month.toString(), '2025-01-01', '2025-01-30')).toBe('month');
    expect(periodIn('r1p=week', '2025-01-01', '2025-12-31')).toBe('week');
  });

  it('are never weeks where rows are names', () => {
    expect(periodIn('', '2025-01-01', '2025-01-30', drivers)).toBe('month');
    expect(writeReportView(drivers, { period: 'week' }, filters)).toEqual({});
  });
});
