import type { KeptConditions } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { renderInShell, screen, waitFor, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { conditionServer } from '../../testing/condition-rows.ts';
import KeptConditionsPage from './kept-conditions.page.tsx';

const path = '/fleet-condition-report/history/{id}';

const shellWords = {
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
};

function show(
  id: string,
  report: Partial<KeptConditions> = {},
  rights: readonly string[] = ['TMSMDRPT', 'TVFLTCNR'],
  search = '',
) {
  return renderInShell(<KeptConditionsPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route: `/fleet-condition-report/history/${id}${search}`,
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
  expect(screen.getByText(/Price unknown/)).toHaveTextContent('Price unknown: 1');
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
  expect(within(survey).getByRole('link', { name: '02/11/2026' })).toHaveAttribute(
    'href',
    '/tireoptix/detail/41',
  );
  expect(screen.getByRole('link', { name: '1001 · 2LO' })).toHaveAttribute(
    'href',
    '/reports/surveys/41/unit/9/images',
  );
});

it('leads from counts to the records behind them', async () => {
  show('4');
  const at = async (table: string, name: RegExp, count: string) =>
    within(await row(table, name)).getAllByRole('link', { name: count })[0];
  const here = '/fleet-condition-report/history/4';
  expect(await at('Brands', /Northway/, '15')).toHaveAttribute(
    'href',
    `${here}?show=tires&of=brands&group=Northway`,
  );
  expect(await at('Wear and damage per 100 tires', /Cupping/, '2')).toHaveAttribute(
    'href',
    `${here}?show=tires&of=wear&group=cupping`,
  );
  expect(await at('Potential loss by cause', /Irregular wear/, '1')).toHaveAttribute(
    'href',
    `${here}?show=tires&of=causes&group=irregular_wear&loss=counted`,
  );
  expect(await at('Exceptions by check', /Pressure/, '1')).toHaveAttribute(
    'href',
    `${here}?show=exceptions&check=pressure&severity=warning`,
  );
  expect(await at('Accounts and locations', /Akron yard/, '5')).toHaveAttribute(
    'href',
    `${here}?show=exceptions&location=7`,
  );
});

it('lists the tires behind a figure, and says that there are fewer than the report counts', async () => {
  show('4', {}, undefined, '?show=tires&of=pressure_bands&group=low');
  const tire = await row('Tires: 10 to 20% below', /1001/);
  expect(tire).toHaveTextContent('2LO');
  expect(tire).toHaveTextContent('Northway · N1 · 295/75R22.5 · New · Drive');
  expect(tire).toHaveTextContent('$21.50');
  expect(within(tire).getByRole('link')).toHaveAttribute('href', '/tireoptix/detail/41');
  expect(screen.getByText(/The report counts 2, and 1 are found today/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
    'href',
    '/fleet-condition-report/history/4',
  );
});

it('lists the exceptions behind a count', async () => {
  show('4', {}, undefined, '?show=exceptions&location=7');
  const found = await row('Exceptions: Akron yard', /1001/);
  expect(found).toHaveTextContent('85 psi against 100 psi');
  expect(screen.queryByText(/are found today/)).toBeNull();
});

it('leads from counts of units to these', async () => {
  show('4');
  const addresses = async (table: string, of: RegExp) =>
    within(await row(table, of))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const unitsAt = (query: string) => `/fleet-condition-report/history/4?show=units&${query}`;
  expect(await addresses('Exceptions by check', /Pressure/)).toContain(unitsAt('check=pressure'));
  expect(await addresses('Owners', /Lakeside/)).toEqual([unitsAt('of=owners&group=3-8')]);
  expect(await addresses('Surveys', /Sam Rivers/)).toContain(unitsAt('of=surveys&group=41'));
});

it('lists the units behind a count', async () => {
  show('4', {}, undefined, '?show=units&of=owners&group=3-8');
  expect(await row('Units: Lakeside Leasing', /1001/)).toHaveTextContent('7212');
});

it.each([
  [
    '?show=units&of=types&group=trailer&state=failing',
    'units',
    { group_by: 'types', group_key: 'trailer', state: 'failing' },
  ],
  [
    '?show=exceptions&location=7&check=pressure',
    'exceptions',
    { location_id: 7, check: 'pressure' },
  ],
  ['?show=tires&of=valves&group=leaking', 'tires', { group_by: 'valves', group_key: 'leaking' }],
])('has the records of %s as a file', async (search, of, asked) => {
  const { user, calls } = show('4', {}, undefined, search);
  await user.click(
    await screen.findByRole('button', { name: /^Export: (Exceptions|Tires|Units)/ }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() =>
    expect(
      calls.filter(({ name }) => name.endsWith(`export_${of}`)).map(({ body }) => body),
    ).toMatchObject([{ id: 4, ...asked, format: exportFormats.excel }]),
  );
});

it('leads nowhere without the right to', async () => {
  show('4', {}, ['TVFLTCNR']);
  const survey = within(await row('Surveys', /Sam Rivers/));
  expect(survey.queryByRole('link', { name: '02/11/2026' })).toBeNull();
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
