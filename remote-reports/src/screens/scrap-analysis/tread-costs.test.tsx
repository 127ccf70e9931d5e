import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { treadCosts } from '../../testing/scrap-rows.ts';
import { showReport } from '../../testing/show-report.tsx';
import ScrapAnalysisPage from './scrap-analysis.page.tsx';

const showCosts = (query = '?show=costs', respond?: (name: string) => unknown) =>
  showReport(<ScrapAnalysisPage />, {
    path: '/scrap-analysis-report',
    query,
    words: {
      'shell:list.clear_dates': 'Clear the dates',
      'shell:list.range_reversed': 'The range ends before it starts',
    },
    respond,
  });

const table = () => screen.findByRole('table', { name: 'Cost of tread by brand and position' });

it('tells what tread costs, each figure leading to its removals', async () => {
  const { bodies } = showCosts('?show=costs&accounts=3&from=2026-01-01');
  const [, first, second] = within(await table()).getAllByRole('row');
  if (!first || !second) throw new Error('Every brand has a row.');
  expect(first).toHaveTextContent('NorthwaySteer12$33.508640,000$3.35');
  const of =
    '/scrap-analysis-report?accounts=3&from=2026-01-01&brand=Northway&axle=steer&counting=';
  expect(within(first).getByRole('link', { name: '$33.50' })).toHaveAttribute(
    'href',
    `${of}counted`,
  );
  expect(within(first).getByRole('link', { name: '$3.35' })).toHaveAttribute('href', `${of}driven`);
  expect(second).toHaveTextContent('Brand unknownDrive3$21.0000–');
  expect(bodies('get_tread_costs')).toEqual([
    { account_ids: [3], survey_ids: [], date_from: '2026-01-01' },
  ]);
  expect(bodies('get_removals')).toEqual([]);
});

it('is reached from the report, and leads back to it', async () => {
  const { user, address } = showCosts('?from=2026-01-01');
  await user.click(
    await screen.findByRole('link', { name: 'Cost of tread by brand and position' }),
  );
  expect(address()).toBe('/scrap-analysis-report?from=2026-01-01&show=costs');
  await table();
  await user.click(screen.getByRole('link', { name: 'The report' }));
  await waitFor(() => expect(address()).toBe('/scrap-analysis-report?from=2026-01-01'));
});

it('shows the search that it is narrowed by, and takes it back', async () => {
  const { user, bodies, address } = showCosts('?show=costs&search=1001');
  await table();
  expect(screen.queryByRole('link', { name: 'Cost of tread by brand and position' })).toBeNull();
  const search = screen.getByRole('searchbox', { name: 'Search unit, location, fleet or product' });
  expect(search).toHaveValue('1001');
  await user.clear(search);
  await waitFor(() => expect(address()).toBe('/scrap-analysis-report?show=costs'));
  await waitFor(() =>
    expect(bodies('get_tread_costs')).toEqual([
      { account_ids: [], survey_ids: [], keyword: '1001' },
      { account_ids: [], survey_ids: [] },
    ]),
  );
});

it('says that no cost is known', async () => {
  showCosts(undefined, (name) =>
    name.endsWith('get_tread_costs') ? { ...treadCosts, costs: [] } : undefined,
  );
  expect(await screen.findByText('No removed tire has a known cost')).toBeVisible();
});

it('says that a range ends before it starts', async () => {
  showCosts('?show=costs&from=2026-05-01&to=2026-01-01', (name) =>
    name.endsWith('get_tread_costs') ? refusal('range_reversed', 'date_to') : undefined,
  );
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
});
