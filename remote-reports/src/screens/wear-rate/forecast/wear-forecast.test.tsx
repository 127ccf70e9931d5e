import { type Respond, screen, waitFor, within } from '@portal/platform/testing';
import { figure, showReport, textsOf } from '../../../testing/show-report.tsx';
import { wearForecast } from '../../../testing/wear-rows.ts';
import WearRatePage from '../wear-rate.page.tsx';

const showForecast = (query = '?show=forecast', respond?: Respond) =>
  showReport(<WearRatePage />, {
    path: '/product-wear-rate-report',
    query,
    words: { 'shell:list.clear_dates': 'Clear the dates' },
    respond,
  });

const table = (name: string) => screen.findByRole('table', { name });
const plan = () => table('Purchase plan');

it('is reached from the rates, with what these are narrowed to but days of readings', async () => {
  const { user, address, bodies } = showForecast('?accounts=3&brand=Northway&from=2026-01-01');
  await user.click(await screen.findByRole('link', { name: 'Wear forecast' }));
  expect(address()).toBe('/product-wear-rate-report?accounts=3&brand=Northway&show=forecast');
  await plan();
  expect(bodies('get_wear_forecast')).toMatchObject([
    { account_ids: [3], brand: 'Northway', group_by: 'month' },
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Wear forecast' })).toBeVisible();
});

it('plans what has to be bought, each purchase leading to its tires', async () => {
  showForecast('?show=forecast&accounts=3');
  const [, first, second] = within(await plan()).getAllByRole('row');
  expect(textsOf(first)).toEqual(['Now', '11R22.5', 'Steer', 'New', '4', '$1,800.00']);
  expect(textsOf(second)).toEqual([
    'Mar 2026',
    'Unknown',
    'Drive',
    'Retread',
    '9',
    '$1,400.50without a price: 2',
  ]);
  expect(within(second as HTMLElement).getByRole('link', { name: '9' })).toHaveAttribute(
    'href',
    '/product-wear-rate-report?accounts=3&show=forecast-tires&from=2026-03-11&to=2026-03-31&size=Unknown&position=drive&retread=retread',
  );
  expect(within(first as HTMLElement).getByRole('link', { name: '$1,800.00' })).toHaveAttribute(
    'href',
    '/product-wear-rate-report?accounts=3&show=forecast-tires&to=2026-03-10&size=11R22.5&position=steer&retread=new',
  );
});

it('plans by quarter, too', async () => {
  const { user, address, bodies } = showForecast();
  await plan();
  await user.click(screen.getByRole('radio', { name: 'Quarter' }));
  expect(address()).toBe('/product-wear-rate-report?show=forecast&by=quarter');
  await waitFor(() =>
    expect(bodies('get_wear_forecast').at(-1)).toMatchObject({ group_by: 'quarter' }),
  );
  expect(await within(await plan()).findByRole('rowheader', { name: 'Q1 2026' })).toBeVisible();
});

it('draws the months, and lists them with links to their tires', async () => {
  showForecast();
  const title = 'Tires that reach their pull depth, by month';
  const chart = await screen.findByRole('figure', { name: title });
  expect(chart).toHaveTextContent(
    'In all: 13 for $3,200.50. Most in one month: Mar 2026, 9 for $1,400.50.',
  );
  const row = within(await table(title)).getByRole('row', { name: /Mar 2026/ });
  expect(within(row).getByRole('link', { name: '9' })).toHaveAttribute(
    'href',
    '/product-wear-rate-report?show=forecast-tires&from=2026-03-11&to=2026-03-31',
  );
});

it('sums up, and tells of how many tires nothing is known', async () => {
  showForecast();
  await plan();
  const links = {
    'Due now': ['4', 'to=2026-03-10'],
    'To buy by 03/31/2027': ['13', 'to=2027-03-31'],
    'Cost of the plan': ['$3,200.50', 'to=2027-03-31'],
    'Due later': ['20', 'from=2027-04-01'],
    'No forecast: Never read': ['20', 'basis=not_read'],
    'No forecast: Too little wear known': ['7', 'basis=few_tires'],
  };
  for (const [name, [text = '', query]] of Object.entries(links))
    expect(within(figure(name)).getByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/product-wear-rate-report?show=forecast-tires&${query}`,
    );
  expect(screen.queryByText('No forecast: No pull depth')).toBeNull();
});

it('says of each tire what its forecast rests on', async () => {
  const { user, address, bodies } = showForecast(
    '?show=forecast-tires&from=2026-03-11&to=2026-03-31&by=quarter',
  );
  const [, first, second] = within(await table('Tires of the forecast')).getAllByRole('row');
  expect(bodies('get_forecast_tires')).toMatchObject([
    { account_ids: [], date_from: '2026-03-11', date_to: '2026-03-31' },
  ]);
  expect(textsOf(first)).toEqual([
    '1001',
    '1L',
    'Northway · Haul S1 · 295/75R22.5 · New · Steer',
    '02/03/2026',
    '8.00',
    '6.00',
    '0.50',
    '06/05/2026',
    '$450.00mean of the account',
    'Wear of its productof 45 tires',
  ]);
  expect(textsOf(second).slice(3)).toEqual(['–', '–', '6.00', '–', '–', '–', 'Never read']);
  await user.click(screen.getByRole('link', { name: 'Wear forecast' }));
  expect(address()).toBe('/product-wear-rate-report?by=quarter&show=forecast');
});

it('says that nothing has to be bought, without a chart', async () => {
  showForecast(undefined, (name) =>
    name.endsWith('get_wear_forecast')
      ? { ...wearForecast, plan: [], months: [], total_items: 0 }
      : undefined,
  );
  expect(await screen.findByText('Nothing has to be bought')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});
