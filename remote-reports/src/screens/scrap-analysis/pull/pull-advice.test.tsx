import { screen, waitFor, within } from '@portal/platform/testing';
import { pullPoints } from '../../../testing/scrap-rows.ts';
import { showReport } from '../../../testing/show-report.tsx';
import ScrapAnalysisPage from '../scrap-analysis.page.tsx';

const shellWords = {
  'shell:list.clear_dates': 'Clear the dates',
  'shell:date.before_minimum': 'Enter {{date}} or a later date.',
};

const showAdvice = (query = '?show=pull', respond?: (name: string) => unknown) =>
  showReport(<ScrapAnalysisPage />, {
    path: '/scrap-analysis-report',
    query,
    words: shellWords,
    respond,
  });

const table = (name: string) => screen.findByRole('table', { name });
const depths = () => table('What each pull depth costs');

it('tells what each pull depth costs, beside the tires that it would not have kept', async () => {
  const { bodies } = showAdvice('?show=pull&accounts=3&from=2026-01-01&to=2026-02-01');
  const [, first, second] = within(await depths()).getAllByRole('row');
  if (!first || !second) throw new Error('Every depth has a row.');
  expect(
    within(first)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$0.00', '6']);
  expect(within(second).getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/scrap-analysis-report?accounts=3&from=2026-01-01&to=2026-02-01&show=below&axle=drive&pull=3',
  );
  expect(within(second).getByRole('link', { name: '$600.00' })).toHaveAttribute(
    'href',
    '/scrap-analysis-report?accounts=3&from=2026-01-01&to=2026-02-01&reason=worn_out&axle=drive&counting=counted',
  );
  expect(bodies('get_pull_points')).toEqual([
    { account_ids: [3], date_from: '2026-01-01', date_to: '2026-02-01' },
  ]);
});

it('names the fleets that pull early, and what they would save', async () => {
  showAdvice();
  const fleets = await table('Fleets by what they would save');
  const row = within(fleets).getByRole('row', { name: /^Deep Haulers/ });
  expect(row).toHaveTextContent('Pulls early');
  expect(row).toHaveTextContent('$2,800.00');
  expect(within(row).getByRole('link', { name: '35' })).toHaveAttribute(
    'href',
    '/scrap-analysis-report?reason=worn_out&axle=drive&counting=counted&accounts=8',
  );
  // This fleet belongs to another axle.
  expect(within(fleets).queryByText('Prairie Lines')).toBeNull();
});

it('shows one axle at a time, by its address', async () => {
  const { user, address } = showAdvice();
  await depths();
  await user.click(screen.getByRole('combobox', { name: 'Axle' }));
  await user.click(await screen.findByRole('option', { name: 'Trailer' }));
  expect(address()).toBe('/scrap-analysis-report?show=pull&axle=trailer');
  const fleets = await table('Fleets by what they would save');
  expect(within(fleets).getByText('Prairie Lines')).toBeVisible();
  expect(within(fleets).getByText('Few tires')).toBeVisible();
});

it('asks for no range that ends before it starts', async () => {
  const { bodies } = showAdvice('?show=pull&from=2026-03-02&to=2026-03-01');
  expect(await screen.findByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(/./);
  expect(bodies('get_pull_points')).toEqual([]);
});

it('says that no tire came off worn out', async () => {
  showAdvice('?show=pull', (name) =>
    name.endsWith('get_pull_points') ? { ...pullPoints, axles: [], fleets: [] } : undefined,
  );
  expect(await screen.findByText('No tire came off worn out')).toBeVisible();
});

it('lists the tires that were found below the law, those of a depth alone or all', async () => {
  const { user, address, bodies } = showAdvice('?show=below&axle=drive&pull=3');
  const tires = await table('Tires below the law');
  expect(within(tires).getByRole('row', { name: /T-12/ })).toBeVisible();
  expect(bodies('get_below_law')[0]).toMatchObject({
    account_ids: [],
    axle: 'drive',
    pull_32nds: 3,
  });
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  expect(address()).toBe('/scrap-analysis-report?axle=drive&show=below');
  await waitFor(() => expect(bodies('get_below_law').at(-1)).not.toHaveProperty('pull_32nds'));
  await user.click(screen.getByRole('link', { name: 'Advice on pull depths' }));
  expect(address()).toBe('/scrap-analysis-report?axle=drive&show=pull');
});
