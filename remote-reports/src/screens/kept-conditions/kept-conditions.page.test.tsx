import type { KeptConditions } from '@portal/contract/analysis-reports';
import { renderInShell, screen, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { conditionServer } from '../../testing/condition-rows.ts';
import KeptConditionsPage from './kept-conditions.page.tsx';

const path = '/fleet-condition-report/history/{id}';

function show(
  id: string,
  report: Partial<KeptConditions> = {},
  rights: readonly string[] = ['TMSMDRPT', 'TVFLTCNR', 'TVPRDANL'],
) {
  return renderInShell(<KeptConditionsPage />, {
    namespace: 'reports',
    words,
    path,
    route: `/fleet-condition-report/history/${id}`,
    user: { user_access_securities: [...rights] },
    respond: (name, call) => {
      const answer = conditionServer(name, call);
      return name.endsWith('get_report') && answer ? { ...answer, ...report } : answer;
    },
  });
}

const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name });

it('shows every part that was ordered', async () => {
  show('4');
  expect(await screen.findByText('Before the tires are ordered.')).toBeVisible();
  expect(await row('Exceptions by check', /Pressure/)).toHaveTextContent('Pressure213150.00%');
  expect(await row('Pressure against target', /Within 10%/)).toHaveTextContent('420.00%');
  expect(await row('Tread left', /10 to below 12\/32/)).toHaveTextContent('20100.00%');
  expect(await row('Brands', /Unknown/)).toHaveTextContent('5');
  expect(await row('Positions', /Drive/)).toHaveTextContent('11.50');
  expect(await row('Potential loss by cause', /20% or more below/)).toHaveTextContent('$221.50');
  expect(screen.getByText(/Price unknown: 1/)).toBeVisible();
  expect(await row('Accounts and locations', /Akron yard/)).toHaveTextContent('$321.50');
  expect(screen.getByText('The first 1 of 1,600.')).toBeVisible();
  expect(await row('Accounts', /0003/)).toHaveTextContent('National account');
  expect(await row('Owners', /Lakeside/)).toHaveTextContent('100.00%');
  expect(await row('Specifications', /The whole account/)).toHaveTextContent('100.006.00');
  expect(await row('Units by vocation', /Unknown/)).toHaveTextContent('100.00%');
});

it('leads from surveys and photos to their pages, for those who may look at them', async () => {
  show('4');
  const survey = await row('Surveys', /Sam Rivers/);
  expect(within(survey).getByRole('link')).toHaveAttribute('href', '/tireoptix/detail/41');
  expect(screen.getByRole('link', { name: '1001 · 2LO' })).toHaveAttribute(
    'href',
    '/reports/surveys/41/unit/9/images',
  );
});

it('leads to the tires of a group, which the product analysis lists', async () => {
  show('4');
  const brand = await row('Brands', /Northway/);
  expect(within(brand).getByRole('link')).toHaveAttribute(
    'href',
    '/product-analysis-report?accounts=3&from=2025-03-05&to=2026-03-04&by=brand&group=Northway&show=tires',
  );
  expect(within(await row('Valves', /OK/)).queryByRole('link')).toBeNull();
});

it('leads to no tires where the report is of some units alone', async () => {
  show('4', { request: { account_ids: [3], unit_types: ['trailer'] } });
  expect(within(await row('Brands', /Northway/)).queryByRole('link')).toBeNull();
});

it('leads nowhere without the right to', async () => {
  show('4', {}, ['TVFLTCNR']);
  expect(within(await row('Surveys', /Sam Rivers/)).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: '1001 · 2LO' })).toBeNull();
});

it('leaves out what was not ordered', async () => {
  show('4', {
    parts: ['StatisticData'],
    MultipleGraphs: null,
    FleetConditionalData: null,
    PotentialLossData: null,
    ImagesData: null,
  });
  expect(await screen.findByRole('table', { name: 'Exceptions by check' })).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('says that a report is not there', async () => {
  show('77');
  expect(await screen.findByText(words['kept.gone'])).toBeVisible();
});
