import {
  type DashboardReport,
  filterValues,
  type RestoredReport,
  reportDefinitions,
  type SavedPart,
} from '@portal/contract/fleet-dashboard';
import { hasNational } from '@portal/contract/reports';
import { tabId } from '../figures/tab-id.ts';
import { addressOf, savedReportOf } from './saved-report.ts';

const base = {
  fleet_type: 'us_national_account',
  account: '0100',
  date_type: '4',
  date_from: '2025-01-01',
  date_to: '2025-03-31',
  locations: [3, 9],
  nonsigs: null,
  location_groups: [],
  location_regions: [7],
} as const;

const baseCopy = (): RestoredReport['base_parameters'] => ({
  ...base,
  locations: [...base.locations],
  location_groups: [],
  location_regions: [7],
});

const reports: readonly (readonly [string, DashboardReport])[] = reportDefinitions.map((each) => [
  each.type,
  each,
]);

const savedOf = (
  parts: SavedPart[],
  tab_type: RestoredReport['tab_parameters']['tab_type'],
): RestoredReport => ({
  tab_id: tabId(),
  base_parameters: baseCopy(),
  tab_parameters: { tab_type },
  reports_parameters: parts,
});

const plainPart = ({ type, tab, shape }: DashboardReport): SavedPart => ({
  report_type: type,
  ...(shape === 'periods' && { period: 'month' }),
  tab_type: tab,
});

/** Returns the filters of a report, with two values each. */
const filtersOf = ({ filters }: DashboardReport): Partial<SavedPart> => {
  const fixed: Readonly<Partial<Record<string, readonly string[]>>> = filterValues;
  return Object.fromEntries(
    filters.map((filter) => [
      filter,
      fixed[filter]?.slice(0, 2) ?? ['Castelmar *!*', '295/75R22.5'],
    ]),
  );
};

const places = (definition: DashboardReport) => {
  const { shape, facts = [], columns } = definition;
  if (shape === 'summary') return [];
  // The last column of a comparison with the previous year, which has the most columns.
  return [1, 1 + facts.length + 2 * columns.length];
};

/** Returns whether rows of the report's table expand: months or brands. */
const opens = ({ shape, inner }: DashboardReport) => shape === 'periods' || inner !== undefined;

/** Returns the possible views of a report, each different from the default one. */
const variantsOf = (definition: DashboardReport): Partial<SavedPart>[] => [
  {},
  { display_mode: 'graph' },
  { display_mode: 'table' },
  { display_mode: 'table_last' },
  { display_mode: 'graph_last' },
  { comment: 'Two lines,\nand 100 % + 漢字 & more.' },
  filtersOf(definition),
  { graph_compare_by_previous: true },
  ...(hasNational(definition) ? [{ graph_compare_by_NA: true }] : []),
  ...(definition.shape === 'periods' ? [{ period: 'week' as const }] : []),
  ...(definition.chart.kind === 'pie'
    ? [{ selected_month: '2025-02' }, { selected_month: '2025-02-03' }]
    : []),
  ...(opens(definition) ? [{ opened_rows: ['2025-01', '2025-02'] }] : []),
  ...places(definition).map((sort_number) => ({
    graph_compare_by_previous: true,
    sort_number,
    sort_direction: 'desc' as const,
  })),
];

describe.each(reports)('%s', (_, definition) => {
  const tripOf = (part: SavedPart) => {
    const saved = savedOf([part], definition.tab);
    return [savedReportOf(addressOf(saved), 'combined'), saved];
  };

  it.each(variantsOf(definition).map((variant) => [JSON.stringify(variant), variant] as const))(
    'comes back as it was saved: %s',
    (_text, variant) => {
      const [again, saved] = tripOf({ ...plainPart(definition), ...variant });
      expect(again).toEqual(saved);
    },
  );

  it.each(['location', 'dealer'] as const)('comes back by %s, sorted there', (rows_by) => {
    const { period: _period, ...part } = plainPart(definition);
    const [again, saved] = tripOf({
      ...part,
      rows_by,
      sort_number: 3,
      sort_direction: 'asc',
      comment: 'By place',
    });
    expect(again).toEqual(saved);
  });

  it('leaves out what it does not have', () => {
    const unknown: SavedPart = {
      ...plainPart(definition),
      sort_number: 90,
      sort_direction: 'asc',
      service_types: definition.filters.includes('service_types') ? [] : ['stock'],
      ...(definition.chart.kind !== 'pie' && { selected_month: '2025-02' }),
      ...(!hasNational(definition) && { graph_compare_by_NA: true }),
      ...(!opens(definition) && { opened_rows: ['2025-02'] }),
    };
    const again = savedReportOf(addressOf(savedOf([unknown], definition.tab)), 'combined');
    expect(again).toEqual(savedOf([plainPart(definition)], definition.tab));
  });
});

const all = reportDefinitions.map(plainPart);

test('all reports come back in their order, as a combined one', () => {
  const saved = savedOf(all, 'combined');
  const shuffled = { ...saved, reports_parameters: all.toReversed() };
  expect(savedReportOf(addressOf(shuffled), 'combined')).toEqual(saved);
});

test('reports that are not known here are left out', () => {
  const parts = [{ report_type: 'tire_wear', tab_type: 'service' as const }, ...all.slice(0, 1)];
  const again = savedReportOf(addressOf(savedOf(parts, 'combined')), 'combined');
  expect(again).toEqual(savedOf(all.slice(0, 1), 'purchases'));
});

test('a tab is saved with all its reports, as its cards show them', () => {
  const params = addressOf(savedOf([], 'combined'));
  params.set('s2m', 'table');
  params.set('s2q', 'Look here');
  params.set('b', 'p1');
  const saved = savedReportOf(params, 'service');
  expect(saved?.tab_parameters).toEqual({ tab_type: 'service' });
  expect(saved?.reports_parameters).toEqual(
    all
      .filter(({ tab_type }) => tab_type === 'service')
      .map((part) =>
        part.report_type === 'calls_by_month'
          ? { ...part, display_mode: 'table', comment: 'Look here' }
          : part,
      ),
  );
});

test('an address says which template it is of, how it is opened, and of which revision', () => {
  const saved = savedOf(all.slice(0, 1), 'purchases');
  const opened = (edit: boolean) =>
    Object.fromEntries(addressOf(saved, { id: 12, edit, revision: 3 }));
  expect(opened(false)).toMatchObject({ t: '12', tr: '3', tab: 'combined', run: '1', b: 'p1' });
  expect(opened(false)).not.toHaveProperty('te');
  expect(opened(true)).toMatchObject({ t: '12', tr: '3', te: '1' });
});

test('there is nothing to save without a fleet, or without reports', () => {
  const lost = addressOf({ ...savedOf(all, 'combined'), base_parameters: null });
  expect([lost.get('run'), lost.get('ac'), lost.get('b')]).toEqual([
    null,
    null,
    expect.stringContaining('p1'),
  ]);
  expect(savedReportOf(lost, 'combined')).toBeNull();
  expect(savedReportOf(addressOf(savedOf([], 'combined')), 'combined')).toBeNull();
});
