import { answerOf } from '../../testing/shell.ts';
import { renderInShell, screen, within } from '../../testing/testing.ts';
import { words } from '../testing/show-card.tsx';
import { tripScope, tripSource } from '../testing/trip-source.ts';
import { trips } from '../testing/trips.ts';
import { KeyFigures } from './key-figures.tsx';

const definition = { ...trips, keyFigures: ['Distance', 'EmptyPercent'] };

async function show(selected_locations?: { chosen: number; of: number }) {
  renderInShell(
    <KeyFigures
      source={tripSource}
      scope={tripScope}
      reports={[{ definition, view: { filters: {} } }]}
    />,
    {
      namespace: 'trips',
      words,
      respond: () => ({
        ...answerOf(trips, { graph_compare_by_NA: true }),
        ...(selected_locations && { selected_locations }),
      }),
    },
  );
  const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
  await figures.findAllByText(/^Nat'l Avg: /);
  return figures.getAllByRole('listitem').map((figure) => figure.textContent);
}

it('says which share of the locations is selected beside an average per fleet, not beside a ratio', async () => {
  const [distance, empty] = await show({ chosen: 12, of: 1047 });
  expect(distance).toMatch(/Nat'l Avg: .*12 of 1,047 locations selected$/);
  expect(empty).toMatch(/Nat'l Avg: /);
  expect(empty).not.toContain('locations');
});

it('says nothing of locations where all are selected', async () => {
  expect((await show()).join()).not.toContain('locations');
});

it('has figures that are there to be read where nothing opens their records', async () => {
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});
