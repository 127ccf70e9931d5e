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
import { figure } from '../../testing/show-report.tsx';
import { torqueReport } from '../../testing/torque-rows.ts';
import TorqueSummaryPage from './torque-summary.page.tsx';

const shellWords = {
  'shell:date.before_minimum': 'Enter {{date}} or a later date.',
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
  'shell:export.pdf': 'PDF',
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:list.clear_dates': 'Clear the dates',
  'shell:list.range_reversed': 'The range ends before it starts',
  'shell:list.show_everything': 'Show everything',
  'shell:ui.retry': 'Try again',
};

function showReport(route = '/torque-summary-report', respond?: Respond) {
  const shown = renderInShell(<TorqueSummaryPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path: '/torque-summary-report',
    route,
    respond: (name, call) => respond?.(name, call) ?? reportsServer(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

const checks = () => screen.findByRole('table', { name: 'Wheel ends checked' });

it('shows each check with its spec and result, in the units that the answer names', async () => {
  showReport();
  const [, row] = within(await checks()).getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect([
    within(row as HTMLElement).getByRole('rowheader').textContent,
    ...cells.map(({ textContent }) => textContent),
  ]).toEqual([
    '1001',
    '03/04/2026',
    'Harbor Freightways',
    'Akron',
    'Axle 2, left',
    '450–500 lb·ft',
    '425 lb·ft',
    'Low',
    '72 mi',
  ]);
});

it('sums up what was found and what is left to do, each count leading to what it counts', async () => {
  const { user, address, bodies } = showReport('/torque-summary-report?locations=3&page=2');
  await checks();
  expect(figure('In spec')).toHaveTextContent('562.50%');
  expect(within(figure('Missing hardware')).queryByRole('link')).toBeNull();
  await user.click(within(figure('Low')).getByRole('link', { name: '1' }));
  expect(address()).toBe('/torque-summary-report?locations=3&result=low');
  await waitFor(() =>
    expect(bodies('get_report').at(-1)).toMatchObject({ location_ids: [3], result: 'low' }),
  );
  await user.click(within(figure('Re-torque overdue')).getByRole('link', { name: '3' }));
  expect(address()).toBe('/torque-summary-report?locations=3&show=retorques&state=overdue');
  const left = await screen.findByRole('table', { name: 'Wheel ends to re-torque' });
  expect(within(left).getByText('1,234 mi')).toBeVisible();
  expect(bodies('get_retorques')).toMatchObject([{ location_ids: [3], state: 'overdue' }]);
  await user.click(screen.getByRole('link', { name: 'All checks' }));
  expect(address()).toBe('/torque-summary-report?locations=3');
});

it('takes locations, and tells of one that is not there any more', async () => {
  const { user, address, bodies } = showReport('/torque-summary-report?locations=99.3');
  await checks();
  expect(screen.getByText(/^One of the chosen locations is not available/)).toBeVisible();
  expect(screen.getByText('Akron · Harbor Freightways')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Locations' }));
  await user.click(await screen.findByRole('option', { name: 'Fargo · Harbor Freightways' }));
  expect(address()).toBe('/torque-summary-report?locations=3.4');
  await waitFor(() => expect(bodies('get_report').at(-1)).toMatchObject({ location_ids: [3, 4] }));
  expect(bodies('get_report')[0]).toMatchObject({ location_ids: [3] });
});

it('shows nothing for locations that are all gone, until everything is asked for', async () => {
  const { user, address, bodies } = showReport('/torque-summary-report?locations=99');
  expect(await screen.findByText('None of the chosen locations is available')).toBeVisible();
  expect(bodies('get_report')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await checks();
  expect(address()).toBe('/torque-summary-report');
});

it('says how many locations an address names too many', async () => {
  const ids = Array.from({ length: 1003 }, (_, place) => place + 1).join('.');
  showReport(`/torque-summary-report?locations=${ids}`);
  await checks();
  expect(screen.getByText(/the 1,000 that a report takes. 3 were left out/)).toBeVisible();
});

it('tells a range that ends before it starts at its field', async () => {
  showReport('/torque-summary-report?from=2026-03-02&to=2026-03-01', (name) =>
    name.endsWith('get_report') ? refusal('range_reversed', 'date_to') : undefined,
  );
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    'Enter 03/02/2026 or a later date.',
  );
});

it('says that nothing was checked, and why', async () => {
  showReport(undefined, (name) =>
    name.endsWith('get_report') ? { ...torqueReport, checks: [], total_items: 0 } : undefined,
  );
  expect(await screen.findByText('No torque checked')).toBeVisible();
});
