import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { patched } from '../../selection/url-keys.ts';
import { everyReport } from '../../testing/show-card.tsx';
import { readReportView, writeReportView } from './report-params.ts';
import type { ReportView } from './report-view.ts';

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

const noComparisons = { previous: false, national: false };

describe.each(everyReport)('the address of %s', (_, definition: DashboardReport) => {
  const isPeriods = definition.shape === 'periods';
  const isSummary = definition.shape === 'summary';
  const [column] = definition.columns;
  const key = (letters: string) => `${definition.tab.charAt(0)}${definition.order}${letters}`;
  const read = (params: URLSearchParams) => readReportView(params, definition);

  it('is empty for the first look', () => {
    const change = { ...plain, compared: noComparisons };
    const address = patched(new URLSearchParams(), writeReportView(definition, change));
    expect(address.toString()).toBe('');
    expect(read(address)).toEqual(plain);
  });

  it('reads back what it wrote', () => {
    const view: ReportView = {
      mode: 'graph',
      period: isPeriods ? 'week' : 'month',
      sort: isSummary ? null : { field: `${column?.field}Prev`, direction: 'desc' },
      rowsBy: null,
      compared: ['previous'],
      filters: Object.fromEntries(
        definition.filters
          .filter((filter) => filter.startsWith('tire_'))
          .map((filter) => [filter, ['A*B', '!x', '295/75R22.5']]),
      ),
      opened: new Set(isPeriods ? ['2025-01', '2025-03'] : definition.inner ? ['A*B', 'C'] : []),
      selected: definition.chart.kind === 'pie' ? '2025-02' : null,
      comment: 'Two lines,\nand 100 %.',
    };
    const change = { ...view, compared: { ...noComparisons, previous: true } };
    const address = patched(new URLSearchParams(), writeReportView(definition, change));
    expect(read(new URLSearchParams(address.toString()))).toEqual(view);
  });

  it('reads the view of its dealers, which are sorted by what they have', () => {
    const view = {
      ...plain,
      rowsBy: 'dealer',
      sort: { field: 'Name', direction: 'asc' },
    } as const;
    const change = { ...view, compared: noComparisons };
    const address = patched(new URLSearchParams(), writeReportView(definition, change));
    expect(read(address)).toEqual(view);
    const back = patched(address, writeReportView(definition, { rowsBy: null }));
    expect(read(back)).toEqual(plain);
  });

  it('takes no more of a comment than can be written', () => {
    const address = new URLSearchParams({ [key('q')]: 'x'.repeat(501) });
    expect(read(address).comment).toHaveLength(500);
  });

  it('changes only what is to change', () => {
    expect(writeReportView(definition, { compared: { national: true } })).toEqual({
      [key('n')]: '1',
    });
    const address = new URLSearchParams({ [key('m')]: 'table', [key('c')]: '1', ac: '0100' });
    const next = patched(address, writeReportView(definition, { mode: 'graph' }));
    expect(Object.fromEntries(next)).toEqual({ [key('m')]: 'graph', [key('c')]: '1', ac: '0100' });
  });

  it('ignores what cannot be read', () => {
    const garbage = {
      m: 'x',
      p: 'day',
      s: `${column?.field}Prev`,
      c: 'yes',
      n: '',
      ...(!definition.inner && { o: 'Jan*2025*2025-1' }),
      l: 'yes',
      x: 'whole',
      fu: 'moon*',
      fw: '**',
      fb: 'x'.repeat(121),
    };
    const address = new URLSearchParams(
      Object.entries(garbage).map(([letters, text]) => [key(letters), text]),
    );
    expect(read(address)).toEqual(plain);
  });
});

it('leaves out names that no name can be', () => {
  const definition = everyReport
    .map(([, each]) => each)
    .find(({ filters }) => filters.includes('tire_brands'));
  if (!definition) throw new Error('no report');
  const prefix = `${definition.tab.charAt(0)}${definition.order}`;
  const long = 'x'.repeat(121);
  const params = new URLSearchParams({ [`${prefix}fb`]: `a\u0000b*${long}**Halvorsen*Halvorsen` });
  expect(readReportView(params, definition).filters).toEqual({ tire_brands: ['Halvorsen'] });
});
