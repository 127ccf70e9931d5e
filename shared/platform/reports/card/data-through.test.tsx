import { answerOf } from '../../testing/shell.ts';
import { screen } from '../../testing/testing.ts';
import { showCard } from '../testing/show-card.tsx';
import { trips } from '../testing/trips.ts';

const through = (data_through: string | null) =>
  showCard(trips, { respond: () => ({ ...answerOf(trips), data_through }) });

it('says up to which day there are records', async () => {
  through('2025-04-02');
  expect(await screen.findByText('Data through 04/02/2025')).toBeVisible();
});

it('warns when the range goes beyond that day', async () => {
  through('2025-03-20');
  expect(
    await screen.findByText(/^Data through 03\/20\/2025: none yet for the days up to 03\/31\/2025/),
  ).toBeVisible();
});

it.each([
  ['figures', answerOf(trips)],
  ['nothing', { ...answerOf(trips), total: null, rows: [] }],
])('warns when the range begins before the first record, with %s in it', async (_, answer) => {
  showCard(trips, { respond: () => ({ ...answer, data_from: '2025-02-03' }) });
  expect(
    await screen.findByText('Data begins 02/03/2025: there is none for the days before.'),
  ).toBeVisible();
});

it('says nothing where there is no record at all', async () => {
  through(null);
  await screen.findByRole('table');
  expect(screen.queryByText(/Data through/)).not.toBeInTheDocument();
});

it('carries how far it is loaded', async () => {
  const { container } = showCard(trips);
  const status = () => container.querySelector('[data-status]')?.getAttribute('data-status');
  expect(status()).toBe('102');
  await screen.findByRole('table');
  expect(status()).toBe('200');
});
