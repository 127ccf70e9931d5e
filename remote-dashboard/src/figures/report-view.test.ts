import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { ReportView } from '@portal/platform/reports/view';
import { patched } from '../selection/url-keys.ts';
import { everyReport } from '../testing/show-card.tsx';
import { readReportView, writeReportView } from './report-view.ts';

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
  const read = (params: URLSearchParams) => readReportView(params, definition);

  it('is empty for the first look', () => {
    const { period: _, ...first } = plain;
    const change = { ...first, compared: noComparisons };
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
});
