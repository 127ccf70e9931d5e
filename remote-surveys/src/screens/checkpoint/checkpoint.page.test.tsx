import type { CheckpointRequest } from '@portal/contract/inspection-surveys';
import {
  answer,
  type ReceivedCall,
  refusal,
  screen,
  setClock,
  waitFor,
  within,
} from '@portal/platform/testing';
import { checkpointHome, checkpointReport, crossingFindings } from '../../testing/crossing-rows.ts';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { show } from '../../testing/show.tsx';
import CheckpointPage from './checkpoint.page.tsx';

beforeEach(() => setClock(new Date(2026, 2, 4, 12)));
afterEach(() => setClock(null));

interface Options {
  readonly route?: string;
  readonly rights?: readonly string[];
  readonly report?: (call: ReceivedCall) => unknown;
  readonly findings?: (call: ReceivedCall) => unknown;
}

const showReport = ({ route = '/checkpoint', rights, report, findings }: Options = {}) =>
  show(<CheckpointPage />, {
    path: '/checkpoint',
    route,
    ...(rights && { rights }),
    respond: (name, call) => {
      if (name.endsWith('checkpoint/report')) return report?.(call) ?? checkpointReport;
      if (name.endsWith('checkpoint/get_home_page')) return checkpointHome;
      if (name.endsWith('checkpoint/get_findings')) return findings?.(call) ?? crossingFindings;
      if (name.endsWith('favorite_reports/get')) return noFavorites;
      if (name.endsWith('get_customer_locations'))
        return { customer_locations: [{ value: '2', text: 'Yard 2' }] };
      return undefined;
    },
  });
const noFavorites = { favorite_reports: [], page_number: 1, page_size: 100, total_items: 0 };
const list = async () => within(await screen.findByRole('table', { name: 'Crossings' }));
const days = { date_from: '2026-02-03', date_to: '2026-03-04' };

it('shows the last thirty days, with what they come to', async () => {
  const { bodies } = showReport();
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
  showReport();
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
  const { user, address, bodies } = showReport();
  const table = await list();
  await user.click(table.getByRole('button', { name: 'Pressure Critical' }));
  expect(address()).toBe('/checkpoint?sort=critical_pressure');
  await waitFor(() => expect(bodies('checkpoint/report').at(-1)).toMatchObject({ order_by: 11 }));
});

it('without the right for details nothing leads on, is picked or taken along', async () => {
  showReport({ rights: ['TMSMYRPT'], route: '/checkpoint?show=readings&severity=critical' });
  const table = await list();
  expect(table.queryByRole('link')).toBeNull();
  expect(table.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'All tires as a workbook' })).toBeNull();
});

it('accounts of every kind can be chosen, then their locations, in the address', async () => {
  const { user, address, bodies } = showReport({ route: '/checkpoint?location=1&page=2' });
  await list();
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  expect(await screen.findByText('US national accounts')).toBeVisible();
  expect(screen.getByText('Canadian national accounts')).toBeVisible();
  expect(screen.queryByText('Preferred fleets')).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Maple Cartage' }));
  expect(address()).toBe('/checkpoint?account=0900001');
  await user.click(screen.getByRole('combobox', { name: 'Customer locations' }));
  await user.click(await screen.findByRole('option', { name: 'Yard 2' }));
  expect(bodies('get_customer_locations')).toEqual([{ accounts: ['0900001'] }]);
  expect(address()).toBe('/checkpoint?account=0900001&location=2');
  await waitFor(() =>
    expect(bodies('checkpoint/report').at(-1)).toMatchObject({
      ...days,
      accounts: ['0900001'],
      locations: [2],
    }),
  );
});

it('filters by state once the country is chosen, by lane, by what was found and by days', async () => {
  const { user, address, bodies } = showReport();
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

it('what a link names and is lost is left out and told of; the rest is shown', async () => {
  localStorage.clear();
  const first = showReport({ route: '/checkpoint' });
  await list();
  // A lost choice is shown under its last known name.
  await first.user.click(screen.getByRole('combobox', { name: 'Customer locations' }));
  await first.user.click(await screen.findByRole('option', { name: 'Yard 2' }));
  first.unmount();
  const { bodies } = showReport({
    route: '/checkpoint?account=0766830&account=gone&location=1&location=2',
    report: ({ body }) => {
      const { accounts = [], locations = [] } = body as CheckpointRequest;
      const place = accounts.indexOf('gone');
      if (place >= 0) return refusal('unknown_value', `accounts.${place}`);
      if (!locations.includes(2)) return undefined;
      return answer(400, {
        code: 'unknown_value',
        path: `locations.${locations.indexOf(2)}`,
        message: '',
        locations: [2],
      });
    },
  });
  await list();
  expect(
    screen.getByText(
      '2 accounts or locations of this link are no longer available to you: gone, Yard 2.',
    ),
  ).toBeVisible();
  expect(bodies('checkpoint/report').at(-1)).toMatchObject({
    accounts: ['0766830'],
    locations: [1],
  });
});

it.each([
  ['crossings', '', 'checkpoint/report'],
  ['readings', '&show=readings', 'checkpoint/get_findings'],
])('a link that is lost whole is not taken for all %s', async (_, more, call) => {
  const refused = ({ body }: ReceivedCall) => {
    const { accounts = [], locations = [] } = body as CheckpointRequest;
    if (accounts.length > 0) return refusal('unknown_value', 'accounts.0');
    if (locations.length === 0) return undefined;
    return answer(400, { code: 'unknown_value', path: 'locations.0', message: '', locations });
  };
  const { user, address, bodies } = showReport({
    route: `/checkpoint?account=gone&location=9&country=US${more}`,
    report: refused,
    findings: refused,
  });
  expect(await screen.findByText('The filters leave nothing')).toBeVisible();
  expect(screen.getByText(/^2 accounts or locations of this link/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(bodies(call)).toMatchObject([{ accounts: ['gone'], locations: [9] }, { locations: [9] }]);

  await user.click(screen.getByRole('button', { name: 'Show every account and location' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/of this link/)).toBeNull();
  expect(address()).toBe(`/checkpoint?country=US${more}`);
});

it('in place of fleets that are all lost others are chosen', async () => {
  const { user, address } = showReport({
    route: '/checkpoint?account=gone',
    report: ({ body }) =>
      (body as CheckpointRequest).accounts?.includes('gone')
        ? refusal('unknown_value', 'accounts.0')
        : undefined,
  });
  expect(await screen.findByText('The filters leave nothing')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  await user.click(await screen.findByRole('option', { name: 'Maple Cartage' }));
  await list();
  expect(address()).toBe('/checkpoint?account=0900001');
});

it('the count of all crossings leads to its readings, each with its rule, and back', async () => {
  const { user, address, bodies } = showReport({ route: '/checkpoint?country=US&page=2' });
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
  const { user, bodies } = showReport({ route: '/checkpoint?account=0766830' });
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
  const { bodies } = showReport({ route: `/checkpoint?${many}` });
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
  const { user, bodies } = showReport({ route: '/checkpoint?country=US&sort=unit_number&page=2' });
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

it('an empty list of some accounts leads to all of them', async () => {
  const { user, address } = showReport({
    route: '/checkpoint?account=0766830',
    report: () => ({ ...checkpointReport, rows: [], total_items: 0, records_total: 0 }),
  });
  expect(await screen.findByText('No crossings')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show every account and location' }));
  expect(address()).toBe('/checkpoint');
});
