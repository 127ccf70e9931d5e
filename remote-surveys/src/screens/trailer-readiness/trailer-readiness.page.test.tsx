import { refusal, screen, within } from '@portal/platform/testing';
import { LinkedPage } from '../../testing/linked-page.tsx';
import { readiness } from '../../testing/report-rows.ts';
import { show } from '../../testing/show.tsx';
import TrailerReadinessPage from './trailer-readiness.page.tsx';

const showReport = (answer: unknown = readiness, route = '/trailer-readiness-report/5') =>
  show(<TrailerReadinessPage />, {
    path: '/trailer-readiness-report/{id}',
    route,
    respond: (name) => (name.includes('get_trailer_readiness_report') ? answer : undefined),
  });

it('counts the trailers, and shows those that failed first, with what failed first', async () => {
  showReport();
  const failed = within(await screen.findByRole('table', { name: '5312: failed' }));
  expect(failed.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ItemResultNotes',
    'LightsFailMissing on the left.',
    'TiresPass',
    'Inflation systemN/A',
  ]);
  expect(screen.getByRole('table', { name: '5313: passed' })).toBeVisible();
  expect(screen.getByText('1 item failed')).toBeVisible();
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['2of 3', '1', '1']);
});

it.each([
  ['Passed', ['5313: passed']],
  ['Failed', ['5312: failed']],
  ['Trailers checked', ['5312: failed', '5313: passed']],
])('behind the count of %s stand as many trailers', async (name, names) => {
  const { user, address } = showReport();
  const tile = await screen.findByText(name, { selector: 'dt' });
  const count = within(tile.nextElementSibling as HTMLElement).getByRole('link');
  expect(count).toHaveTextContent(String(names.length));
  await user.click(count);
  expect(screen.getAllByRole('table')).toHaveLength(names.length);
  for (const each of names) expect(screen.getByRole('table', { name: each })).toBeVisible();
  if (names.length > 1) return;
  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(address()).toBe('/trailer-readiness-report/5');
});

it('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = showReport();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('says that no trailer was checked', async () => {
  showReport({ ...readiness, trailers: 0, passed: 0, failed: 0, units: [] });
  expect(await screen.findByText('No trailer was checked')).toBeVisible();
});

it('leads back to the survey as it was left, which knows of its list', async () => {
  const from = '/tireoptix/detail/5?severity=critical';
  const before = { from: '/tireoptix?locations=1&page=2' };
  const { user, address } = show(
    <LinkedPage to="/trailer-readiness-report/5" state={{ from, before }}>
      <TrailerReadinessPage />
    </LinkedPage>,
    {
      path: '/trailer-readiness-report/{id}',
      route: '/before',
      respond: (name) => (name.includes('get_trailer_readiness_report') ? readiness : undefined),
    },
  );
  await user.click(screen.getByRole('link', { name: 'Lead on' }));
  await user.click(await screen.findByRole('link', { name: 'Survey detail' }));
  expect(address()).toBe(from);
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(before));
});

it('what is not there leads those without the survey tool to the report of dealers', async () => {
  show(<TrailerReadinessPage />, {
    path: '/trailer-readiness-report/{id}',
    route: '/trailer-readiness-report/5',
    rights: ['TMSMDRPT', 'TMSMYRPT'],
    respond: (name) =>
      name.includes('get_trailer_readiness_report') ? refusal('unknown_value') : undefined,
  });
  const link = await screen.findByRole('link', { name: 'Dealer survey report' });
  expect(link).toHaveAttribute('href', '/dlrtireoptix');
});

it.each([
  ['/trailer-readiness-report/5', refusal('unknown_value', 'surveyId')],
  ['/trailer-readiness-report/x', undefined],
])('%s that is not there is said as such', async (route, answer) => {
  showReport(answer, route);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
