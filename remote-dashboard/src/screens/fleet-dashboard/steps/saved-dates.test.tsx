import { screen, setClock, waitFor } from '@portal/platform/testing';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

/** Opens a link that was copied ten days ago. */
const saved = (dates: string, more = '') =>
  showDashboard(`${ranSearch.replace('dt=4&df=2026-01-01&de=2026-02-28', dates)}${more}`);
const last30Days = 'dt=0&df=2026-02-03&de=2026-03-05';

it('says above the reports which dates were saved, and shows their figures', async () => {
  const { bodies } = saved(last30Days);
  expect(
    await screen.findByText(
      'Saved dates 02/03/2026 – 03/05/2026: today, Last 30 Days would be 02/13/2026 – 03/15/2026.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Custom · 02/03/2026 – 03/05/2026')).toBeVisible();
  await waitFor(() =>
    expect(bodies('get_reports')[0]).toMatchObject({
      base_parameters: { date_from: '2026-02-03', date_to: '2026-03-05' },
    }),
  );
});

it('keeps the dates as a custom range', async () => {
  const { user, params } = saved(last30Days);
  await user.click(await screen.findByRole('button', { name: 'Keep these dates' }));
  await waitFor(() => expect(params().get('dt')).toBe('4'));
  expect(params().get('df')).toBe('2026-02-03');
  expect(screen.queryByText(/^Saved dates/)).not.toBeInTheDocument();
});

it('brings the dates up to today', async () => {
  const { user, params, bodies } = saved(last30Days);
  await user.click(await screen.findByRole('button', { name: 'Bring up to today' }));
  expect(await screen.findByText('Last 30 Days · 02/13/2026 – 03/15/2026')).toBeVisible();
  expect(params().get('dt')).toBe('0');
  expect(screen.queryByText(/^Saved dates/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(bodies('get_reports').at(-1)).toMatchObject({
      base_parameters: { date_type: '0', date_to: '2026-03-15' },
    }),
  );
});

it('says so in the step of the dates, where other dates take its place', async () => {
  const { user, params } = saved('dt=2&df=2025-01-01&de=2025-07-01', '&w=2');
  expect(
    await screen.findByText(/^Saved dates 01\/01\/2025 – 07\/01\/2025: today, Year to Date/),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Bring up to today' }));
  expect(screen.getByRole('radio', { name: 'Year to Date' })).toBeChecked();
  expect(screen.getByText('Dates: 01/01/2026 – 03/15/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(params().get('df')).toBe('2026-01-01'));
});

it('knows a restored quarter from one that was just chosen', async () => {
  const { user } = saved('dt=3&df=2025-10-01&de=2025-12-31', '&w=2');
  expect(await screen.findByText(/^Saved dates .*, Quarter would be 01\/01\/2026/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Quarter' }));
  await user.click(screen.getByRole('option', { name: /^Q3/ }));
  expect(screen.queryByText(/^Saved dates/)).not.toBeInTheDocument();
});

it.each(['dt=4&df=2026-01-01&de=2026-02-28', 'dt=0&df=2026-02-13&de=2026-03-15'])(
  'says nothing of dates that stand for themselves or for today: %s',
  async (dates) => {
    saved(dates);
    await screen.findAllByRole('table');
    expect(screen.queryByText(/^Saved dates/)).not.toBeInTheDocument();
  },
);

it('offers the years of a quarter back to 1898', async () => {
  const { user } = saved('dt=3&df=2026-01-01&de=2026-03-31', '&w=2');
  const year = await screen.findByRole('combobox', { name: 'Year' });
  await user.clear(year);
  await user.type(year, '189');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1899',
    '1898',
  ]);
});

it.each(['dt=0&df=2026-02-14&de=2026-03-16', 'dt=4&df=2026-02-14&de=2026-03-16'])(
  'shows a range that ends on the day after, where the clock of its sender is: %s',
  async (dates) => {
    const { user, bodies } = saved(dates);
    expect(await screen.findByText('Custom · 02/14/2026 – 03/16/2026')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const asked = { base_parameters: { date_from: '2026-02-14', date_to: '2026-03-16' } };
    await waitFor(() => expect(bodies('get_reports')[0]).toMatchObject(asked));
    // The rest of the selection can be changed, and run with these dates.
    await user.click(screen.getByRole('button', { name: 'Change selection' }));
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    expect(await screen.findByRole('button', { name: 'Change selection' })).toBeVisible();
    expect(bodies('get_reports').at(-1)).toMatchObject(asked);
  },
);

it.each([
  ['df=2026-02-30&de=2026-03-01', 'At least one of its days is not in the calendar.'],
  ['df=2026-03-02&de=2026-03-01', 'The first day of the range lies after the last.'],
  ['df=2019-01-01&de=2026-03-01', 'The range is longer than five years.'],
])('says of dates that cannot be what is wrong with them: %s', async (dates, text) => {
  saved(`dt=4&${dates}`);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('The dates of this report cannot be used');
  expect(said).toHaveTextContent(text);
  expect(screen.queryByText("Restored report parameters can't be null")).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Last 30 Days' })).toBeVisible();
});
