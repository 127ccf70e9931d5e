import { refusal, screen, within } from '@portal/platform/testing';
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

it.each([
  ['/trailer-readiness-report/5', refusal('unknown_value', 'surveyId')],
  ['/trailer-readiness-report/x', undefined],
])('%s that is not there is said as such', async (route, answer) => {
  showReport(answer, route);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
