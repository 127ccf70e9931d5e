import { answerOf } from '../../testing/shell.ts';
import { answer, renderInShell, screen, waitFor } from '../../testing/testing.ts';
import { Card, words } from '../testing/show-card.tsx';
import { type TripBody, tripScope, tripServer } from '../testing/trip-source.ts';
import { drivers, trips } from '../testing/trips.ts';

const inShell = { namespace: 'trips', words };
const from = (day: string) => ({ ...tripScope, base: { ...tripScope.base, from: day } });
const withTotal = (Distance: number) => ({
  ...answerOf(trips),
  total: { Distance, EmptyPercent: 1 },
});

it('shows only the last choice and cancels what it no longer needs', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const { rerender } = renderInShell(<Card definition={trips} scope={from('2025-01-01')} />, {
    ...inShell,
    respond: (_, { body }) =>
      new Promise((resolve) => {
        waiting.set((body as TripBody).base.from, resolve);
      }),
  });
  for (const day of ['2025-02-01', '2025-03-01'])
    rerender(<Card definition={trips} scope={from(day)} />);
  await waitFor(() => expect(waiting.size).toBe(3));
  waiting.get('2025-03-01')?.(withTotal(333));
  waiting.get('2025-01-01')?.(withTotal(111));
  waiting.get('2025-02-01')?.(withTotal(222));
  expect(await screen.findByRole('cell', { name: '333' })).toBeVisible();
  rerender(<Card definition={trips} scope={from('2025-01-01')} />);
  await waitFor(() => expect(screen.getByText('Refreshing…')).toBeInTheDocument());
  expect(screen.getByRole('cell', { name: '333' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '111' })).not.toBeInTheDocument();
});

it('never shows the figures of another account', async () => {
  let calls = 0;
  const { rerender } = renderInShell(<Card definition={trips} />, {
    ...inShell,
    respond: () => {
      calls += 1;
      return calls === 1 ? withTotal(111) : new Promise(() => {});
    },
  });
  expect(await screen.findByRole('cell', { name: '111' })).toBeVisible();
  rerender(<Card definition={trips} scope={{ ...tripScope, account: '0200' }} />);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: '111' })).not.toBeInTheDocument();
});

it('leaves its neighbours alone when it fails', async () => {
  renderInShell(
    <>
      <Card definition={trips} />
      <Card definition={drivers} />
    </>,
    {
      ...inShell,
      respond: (name, call) =>
        (call.body as TripBody).report.report_type === 'trips'
          ? answer(500)
          : tripServer(name, call),
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(await screen.findByRole('table', { name: 'Drivers' })).toBeVisible();
});
