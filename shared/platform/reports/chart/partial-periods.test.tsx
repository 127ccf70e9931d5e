import { answerOf } from '../../testing/shell.ts';
import { screen, within } from '../../testing/testing.ts';
import { showCard } from '../testing/show-card.tsx';
import { tripScope } from '../testing/trip-source.ts';
import { trips } from '../testing/trips.ts';

// The answers cover January to March 2025.
const cut = { date_from: '2025-01-11', date_to: '2025-03-31' };

function showCut(mode: 'graph' | 'table') {
  const answer = answerOf(trips);
  const [january, ...others] = answer.rows;
  showCard(trips, {
    view: { mode },
    scope: { ...tripScope, dates: cut },
    respond: () => ({
      ...answer,
      rows: [{ ...january, Date: '2025-01-11', Distance: 7 }, ...others],
      data_through: '2025-02-12',
    }),
  });
}

it('are hatched in the graph, and named in a note and to who listens', async () => {
  showCut('graph');
  const graph = await screen.findByRole('figure', { name: 'Trips' });
  expect(
    await within(graph).findByRole(
      'img',
      { name: 'Jan 2025 (partial: 21 of 31 days), Distance: 7' },
      { timeout: 5000 },
    ),
  ).toBeInTheDocument();
  expect(
    within(graph).getByText(
      'Hatched: Jan 2025 (partial: 21 of 31 days), Feb 2025 (partial: 12 of 28 days), Mar 2025 (no data yet).',
    ),
  ).toBeVisible();
  expect(graph.querySelectorAll('.highcharts-plot-band')).toHaveLength(3);
});

it('are named in the table', async () => {
  showCut('table');
  expect(
    await screen.findByRole('row', { name: /^Jan 2025 \(partial: 21 of 31 days\)/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^Mar 2025 \(no data yet\)/ })).toBeVisible();
});
