import { screen, within } from '../../testing/testing.ts';
import { everyReport, showCard } from '../testing/show-card.tsx';
import { trips } from '../testing/trips.ts';
import { unlockedPart } from '../view/unlocked-part.ts';

test.each(everyReport)(
  '%s, locked, leaves nothing to be changed, and says why',
  async (_, report) => {
    showCard(report, { lockedHint: 'It is part of a whole.' });
    expect(screen.getByText('It is part of a whole.')).toBeVisible();
    const table = await screen.findByRole('table');
    for (const control of [
      screen.getByRole('button', { name: /^View options: / }),
      screen.getByRole('button', { name: /comment/ }),
      ...within(table)
        .getAllByRole('columnheader')
        .flatMap((heading) => within(heading).queryAllByRole('button')),
    ])
      expect(control).toBeDisabled();
    // The records behind its figures remain accessible.
    expect(within(table).getAllByRole('button', { name: /, Total|: / })[0]).toBeEnabled();
  },
);

test('as a part of a whole, other controls stand in place of its own', async () => {
  showCard(trips, { part: { controls: <p>Take it out</p>, mode: 'graph_last' } });
  expect(screen.getByText('Take it out')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Trips' })).toBeVisible();
  const table = await screen.findByRole('table');
  const graph = screen.getByRole('figure');
  expect(table.compareDocumentPosition(graph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /comment/ })).not.toBeInTheDocument();
});

test('of a change, only what is read stays', () => {
  const opened = new Set(['2025-01']);
  expect(unlockedPart({ opened, period: 'week', comment: 'x', filters: {} })).toEqual({ opened });
  expect(unlockedPart({ mode: 'graph', sort: null })).toEqual({});
});
