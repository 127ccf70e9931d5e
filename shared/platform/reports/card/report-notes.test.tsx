import { answerOf } from '../../testing/shell.ts';
import { screen } from '../../testing/testing.ts';
import { showCard } from '../testing/show-card.tsx';
import { trips } from '../testing/trips.ts';

const share = /Amounts and counts of the average are per fleet; 12 of 1,047 locations are selected/;

const showWith = (selected_locations?: { chosen: number; of: number }) =>
  showCard(trips, {
    view: { compared: { national: true } },
    respond: () => ({
      ...answerOf(trips, { graph_compare_by_NA: true }),
      ...(selected_locations && { selected_locations }),
    }),
  });

it('says of which share of the locations the figures are, beside an average of whole fleets', async () => {
  showWith({ chosen: 12, of: 1047 });
  expect(await screen.findByText(share)).toBeVisible();
});

it('says nothing of locations where all are selected', async () => {
  showWith();
  expect(await screen.findByText(/^Nat'l Avg: .* other fleets/)).toBeVisible();
  expect(screen.queryByText(share)).not.toBeInTheDocument();
});
