import type { CheckpointRequest } from '@portal/contract/inspection-surveys';
import { screen, setClock, waitFor, within } from '@portal/platform/testing';
import { checkpointHome, checkpointReport } from '../../testing/crossing-rows.ts';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { show } from '../../testing/show.tsx';
import { showCheckpoint } from '../../testing/show-checkpoint.tsx';
import CheckpointPage from './checkpoint.page.tsx';

beforeEach(() => setClock(new Date(2026, 2, 4, 12)));
afterEach(() => setClock(null));

const list = async () => within(await screen.findByRole('table', { name: 'Crossings' }));
const days = { date_from: '2026-02-03', date_to: '2026-03-04' };

it('shows the last thirty days, with what they come to', async () => {
  const { bodies } = showCheckpoint();
  const table = await list();
  expect(bodies('checkpoint/report')).toEqual([
    { ...days, order_by: 2, is_sort_desc: true, page_number: 1, page_size: 20 },
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '20',
    '1',
    '2',
  ]);
  const [, , first] = table.getAllByRole('row');
  expect(first).toHaveTextContent('5312');
  expect(first).toHaveTextContent('03/04/20265:05 PM');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('02/03/2026');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('03/04/2026');
});

it('counts stand under their checks, and each leads to its readings', async () => {
  showCheckpoint();
  const table = await list();
  for (const name of ['All checks', 'Pressure', 'Tread', 'Treads of duals', 'Treads of an axle'])
    expect(table.getByRole('columnheader', { name })).toHaveAttribute('colspan', '2');
  const [, , first, second] = table.getAllByRole('row');
  const leads = (row: HTMLElement | undefined) =>
    row &&
    within(row)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(leads(first)).toEqual([
    '/checkpoint/detail/5',
    '/checkpoint/detail/5?severity=critical',
    '/checkpoint/detail/5?severity=warning',
    '/checkpoint/detail/5?severity=critical&check=pressure',
    '/checkpoint/detail/5?severity=warning&check=tread_depth',
    '/checkpoint/detail/5?severity=warning&check=tread_mismatch_duals',
  ]);
  // A count of zero has no readings.
  expect(leads(second)).toEqual(['/checkpoint/detail/6']);
});

it.each([
  ['a unit', '5312'],
  ['a count', '1'],
])('%s leads to its crossing, which knows of the list', async (_, name) => {
  const from = '/checkpoint?found=with_critical&page=2';
  const { user } = show(
    <LinkedPage to={from} state={{}}>
      <CheckpointPage />
    </LinkedPage>,
    {
      path: '/checkpoint',
      route: from,
      respond: (call) => {
        if (call.endsWith('checkpoint/report')) return checkpointReport;
        return call.endsWith('get_home_page') ? checkpointHome : undefined;
      },
    },
  );
  const [link] = (await list()).getAllByRole('link', { name });
  if (link) await user.click(link);
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ from }));
});

it('sorts the whole set by any count, in the address', async () => {
  const { user, address, bodies } = showCheckpoint();
  const table = await list();
  await user.click(table.getByRole('button', { name: 'Pressure Critical' }));
  expect(address()).toBe('/checkpoint?sort=critical_pressure');
  await waitFor(() => expect(bodies('checkpoint/report').at(-1)).toMatchObject({ order_by: 11 }));
});

it('without the right for details nothing leads on, is picked or taken along', async () => {
  showCheckpoint({ rights: ['TMSMYRPT'], route: '/checkpoint?show=readings&severity=critical' });
  const table = await list();
  expect(table.queryByRole('link')).toBeNull();
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'All tires as a workbook' })).toBeNull();
});

it('filters by state once the country is chosen, by lane, by what was found and by days', async () => {
  const { user, address, bodies } = showCheckpoint();
  await list();
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  await choose('Country', 'United States');
  await choose('State', 'Ohio');
  await choose('Lane', 'Lane 2');
  await choose('Crossings shown', 'With critical exceptions');
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '01/01/2026');
  expect(address()).toBe(
    '/checkpoint?country=US&state=OH&surveyor=Lane+2&found=with_critical&from=2026-01-01',
  );
  await waitFor(() =>
    expect(bodies('checkpoint/report').at(-1)).toMatchObject({
      country: 'US',
      state: 'OH',
      survey_by: 'Lane 2',
      report_type: 'with_critical',
      date_from: '2026-01-01',
      date_to: '2026-03-04',
    }),
  );
});

it('the count of all crossings leads to its readings, each with its rule, and back', async () => {
  const { user, address, bodies } = showCheckpoint({ route: '/checkpoint?country=US&page=2' });
  await list();
  const [, , criticals] = screen.getAllByRole('definition');
  if (criticals) await user.click(within(criticals).getByRole('link', { name: '1' }));
  const readings = within(
    await screen.findByRole('table', { name: 'Readings that failed a check' }),
  );
  expect(address()).toBe('/checkpoint?country=US&show=readings&severity=critical');
  expect(bodies('get_findings').at(-1)).toMatchObject({
    ...days,
    country: 'US',
    severity: 'critical',
    page_number: 1,
  });
  expect(readings.getByText(/Pressure 79 psi is 21% below the target of 100 psi/)).toBeVisible();
  expect(readings.getByRole('link', { name: '5312' })).toHaveAttribute(
    'href',
    '/checkpoint/detail/5',
  );
  await user.click(screen.getByRole('link', { name: 'All crossings' }));
  await list();
  expect(address()).toBe('/checkpoint?country=US');
});

it('is had as files: the list, the tires of all, the details of those that are picked', async () => {
  const { user, bodies } = showCheckpoint({ route: '/checkpoint?account=0766830' });
  await list();
  const selection = { ...days, accounts: ['0766830'], order_by: 2, is_sort_desc: true };
  await user.click(screen.getByRole('button', { name: 'Export: Crossings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(bodies('download_pdf_file_checkpoint_reports')).toEqual([selection]));
  await user.click(screen.getByRole('button', { name: 'All tires as a workbook' }));
  await waitFor(() => expect(bodies('all_details_report')).toEqual([selection]));
  await user.click(screen.getByRole('checkbox', { name: 'Select the crossing of unit 5313' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select the crossing of unit 5312' }));
  expect(screen.getByText('2 crossings selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details of the selected as a PDF' }));
  await user.click(screen.getByRole('button', { name: 'Details of the selected as a workbook' }));
  await waitFor(() =>
    expect(bodies('download_excel_file_checkpoint_details')).toEqual([{ surveys: [6, 5] }]),
  );
  expect(bodies('download_pdf_file_checkpoint_details')).toEqual([{ surveys: [6, 5] }]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: /^Details of/ })).toBeNull();
});

it('what an address has no room for is told of', async () => {
  const many = Array.from({ length: 103 }, (_, index) => `location=${index + 1}`).join('&');
  const { bodies } = showCheckpoint({ route: `/checkpoint?${many}` });
  await list();
  expect(
    screen.getByText(
      'This selection names more accounts or locations than fit, 100 of each: 3 of them are left out.',
    ),
  ).toBeVisible();
  const [sent] = bodies('checkpoint/report') as CheckpointRequest[];
  expect(sent?.locations).toHaveLength(100);
});

it('is kept among the favorites as it is shown', async () => {
  const { user, bodies } = showCheckpoint({
    route: '/checkpoint?country=US&sort=unit_number&page=2',
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'Favorites' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'US lanes');
  await user.click(screen.getByRole('button', { name: 'Add favorite' }));
  await waitFor(() =>
    expect(bodies('favorite_reports/save')).toEqual([
      expect.objectContaining({
        name: 'US lanes',
        request_url: '/checkpoint?country=US&sort=unit_number',
      }),
    ]),
  );
});
