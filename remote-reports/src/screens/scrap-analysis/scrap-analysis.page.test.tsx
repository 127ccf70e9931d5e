import {
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { reportsServer } from '../../testing/reports-server.ts';
import { scrapRemovals, scrapReport } from '../../testing/scrap-rows.ts';
import { figure } from '../../testing/show-report.tsx';
import ScrapAnalysisPage from './scrap-analysis.page.tsx';

const shellWords = {
  'shell:date.before_minimum': 'Enter {{date}} or a later date.',
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:list.clear_dates': 'Clear the dates',
  'shell:list.range_reversed': 'The range ends before it starts',
  'shell:list.show_everything': 'Show everything',
  'shell:ui.retry': 'Try again',
};

function showReport(route = '/scrap-analysis-report', respond?: Respond) {
  const shown = renderInShell(<ScrapAnalysisPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path: '/scrap-analysis-report',
    route,
    respond: (name, call) => respond?.(name, call) ?? reportsServer(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

const removals = () => screen.findByRole('table', { name: 'Removed tires' });
const groups = (name: string) => screen.findByRole('table', { name });
const row = (table: HTMLElement, name: string) =>
  within(table).getByRole('row', { name: new RegExp(`^${name}`) });

it('shows each removal with its price, where that comes from, and what was lost', async () => {
  showReport();
  const table = await removals();
  const counted = row(table, '1001');
  expect(within(counted).getByText('$450.00')).toBeVisible();
  expect(within(counted).getByText('mean of the account')).toBeVisible();
  expect(within(counted).getByText('Casing $60.00')).toBeVisible();
  expect(within(counted).getByText('new 28, pull at 2')).toBeVisible();
  expect(within(counted).getByText('$105.00')).toBeVisible();
  expect(within(row(table, '1002')).getByText('Price unknown')).toBeVisible();
});

it('sums them up, each figure leading to the removals that make it up', async () => {
  const { user, address, bodies } = showReport('/scrap-analysis-report?accounts=3&page=2');
  await removals();
  await user.click(within(figure('Lost money')).getByRole('link', { name: '$150.50' }));
  expect(address()).toBe('/scrap-analysis-report?accounts=3&counting=counted');
  await waitFor(() =>
    expect(bodies('get_removals').at(-1)).toMatchObject({ account_ids: [3], counting: 'counted' }),
  );
  expect(figure('Cost per 32nd')).toHaveTextContent('$14.25');
  await user.click(within(figure('Far too early: from 8/32 in')).getByRole('link', { name: '3' }));
  expect(address()).toBe('/scrap-analysis-report?accounts=3&band=far_too_early');
  await user.click(within(figure('Left out')).getByRole('link', { name: '1' }));
  expect(address()).toBe('/scrap-analysis-report?accounts=3&counting=left_out');
  // The totals cover all removals, independent of the list's filters.
  expect(bodies('get_scrap_report')).toEqual([{ account_ids: [3], survey_ids: [] }]);
});

it('groups by what is chosen, each figure of a group leading to its removals', async () => {
  const { user, address } = showReport();
  const reasons = await groups('By reason');
  await user.click(within(row(reasons, 'Worn out')).getByRole('link', { name: '$45.50' }));
  expect(address()).toBe('/scrap-analysis-report?counting=counted&reason=worn_out');
  expect(screen.getByText(/^Lost in all: \$150.50. Most of it: Puncture, \$105.00./)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'By brand' }));
  const brands = await groups('By brand');
  await user.click(within(row(brands, 'Brand unknown')).getAllByRole('link')[0] as HTMLElement);
  expect(address()).toBe('/scrap-analysis-report?by=brand&brand=-');
});

it('says that several wear conditions count under each, and why removals are left out', async () => {
  const { user } = showReport('/scrap-analysis-report?by=condition');
  await groups('By wear condition');
  expect(screen.getByText(/^A tire with several wear conditions/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'Left out, by cause' }));
  const causes = await groups('Left out, by cause');
  expect(row(causes, 'Price unknown')).toBeVisible();
  expect(within(causes).queryByText('Lost money')).toBeNull();
});

it('is of the surveys that are chosen', async () => {
  const { user, address, bodies } = showReport('/scrap-analysis-report?from=2026-01-01');
  await removals();
  await user.click(screen.getByRole('link', { name: 'Choose surveys' }));
  const surveys = await groups('Surveys with removed tires');
  await user.click(
    within(surveys).getByRole('checkbox', { name: 'Choose the survey of Fargo, 03/05/2026' }),
  );
  expect(address()).toBe('/scrap-analysis-report?from=2026-01-01&show=surveys&surveys=6');
  await user.click(await screen.findByRole('link', { name: 'Show the report' }));
  expect(address()).toBe('/scrap-analysis-report?surveys=6&from=2026-01-01');
  await removals();
  expect(screen.getByRole('link', { name: '1 survey chosen' })).toBeVisible();
  expect(bodies('get_removals').at(-1)).toMatchObject({
    survey_ids: [6],
    date_from: '2026-01-01',
  });
  expect(bodies('get_scrap_report').at(-1)).toEqual({
    account_ids: [],
    survey_ids: [6],
    date_from: '2026-01-01',
  });
});

it('is narrowed by country, state and dealer', async () => {
  const { user, address, bodies } = showReport('/scrap-analysis-report?state=OH');
  await removals();
  await user.click(screen.getByRole('combobox', { name: 'Dealer' }));
  await user.click(await screen.findByRole('option', { name: 'Great Lakes Tire · 0000007' }));
  expect(address()).toBe('/scrap-analysis-report?state=OH&nonsig=0000007');
  // Changing the country clears the state.
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'CA' }));
  expect(address()).toBe('/scrap-analysis-report?nonsig=0000007&country=CA');
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  expect(await screen.findByRole('option', { name: 'ON' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'OH' })).toBeNull();
  await waitFor(() =>
    expect(bodies('get_scrap_report').at(-1)).toMatchObject({ nonsig: '0000007', country: 'CA' }),
  );
});

it('chooses every survey that was found, and none', async () => {
  const { user, address } = showReport('/scrap-analysis-report?show=surveys');
  await groups('Surveys with removed tires');
  await user.click(screen.getByRole('button', { name: 'Choose all found' }));
  expect(address()).toBe('/scrap-analysis-report?show=surveys&surveys=5.6');
  await user.click(await screen.findByRole('button', { name: 'Choose none' }));
  expect(address()).toBe('/scrap-analysis-report?show=surveys');
});

it('tells of a chosen survey that is not there any more', async () => {
  const { bodies } = showReport('/scrap-analysis-report?surveys=99.5');
  await removals();
  expect(screen.getByText(/^One of the chosen surveys is not available/)).toBeVisible();
  expect(bodies('get_removals')[0]).toMatchObject({ survey_ids: [5] });
});

it('tells a range that ends before it starts once, at its field', async () => {
  showReport('/scrap-analysis-report?from=2026-03-02&to=2026-03-01', (name) =>
    name.endsWith('get_removals') || name.endsWith('get_scrap_report')
      ? refusal('range_reversed', 'date_to')
      : undefined,
  );
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  expect(screen.queryByText('The report could not be loaded')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    'Enter 03/02/2026 or a later date.',
  );
});

it('says that no tire was removed, and why', async () => {
  const empty = Object.fromEntries(Object.keys(scrapReport.groups).map((key) => [key, []]));
  showReport(undefined, (name) => {
    if (name.endsWith('get_scrap_report')) return { ...scrapReport, groups: empty };
    return name.endsWith('get_removals')
      ? { ...scrapRemovals, removals: [], total_items: 0 }
      : undefined;
  });
  expect(await screen.findAllByText('No tire went to scrap or to a retreader')).toHaveLength(2);
});
