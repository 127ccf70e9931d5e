import { reportDefinitions } from '@portal/contract/fleet-dashboard';
import { answer, renderInShell, screen, waitFor } from '@portal/platform/testing';
import type { WholeSelection } from '../selection/selection.ts';
import { answerOf } from '../testing/report-rows.ts';
import { Card, reports, selection, text } from '../testing/show-card.tsx';
import { words } from '../testing/words.ts';

const [definition, another] = reportDefinitions;
const inShell = { namespace: 'dashboard', words };
const from = (date_from: string): WholeSelection => ({
  ...selection,
  dates: { ...selection.dates, date_from },
});
const withTotal = (New: number) =>
  reports({ ...answerOf(definition), total: { New, Retread: 1, RetreadToNewRatio: 1 } });

it('shows only the last selection and cancels what it no longer needs', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const { rerender } = renderInShell(<Card definition={definition} of={from('2025-01-01')} />, {
    ...inShell,
    respond: (_, { body }) => {
      const { base_parameters } = body as { base_parameters: { date_from: string } };
      return new Promise((resolve) => {
        waiting.set(base_parameters.date_from, resolve);
      });
    },
  });
  for (const day of ['2025-02-01', '2025-03-01'])
    rerender(<Card definition={definition} of={from(day)} />);
  await waitFor(() => expect(waiting.size).toBe(3));
  waiting.get('2025-03-01')?.(withTotal(333));
  waiting.get('2025-01-01')?.(withTotal(111));
  waiting.get('2025-02-01')?.(withTotal(222));
  expect(await screen.findByRole('cell', { name: '333' })).toBeVisible();
  rerender(<Card definition={definition} of={from('2025-01-01')} />);
  await waitFor(() => expect(screen.getByText('Refreshing…')).toBeInTheDocument());
  expect(screen.getByRole('cell', { name: '333' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '111' })).not.toBeInTheDocument();
});

it('never shows the figures of another account', async () => {
  const other = { ...selection, fleet: { ...selection.fleet, account: '0200' } };
  let calls = 0;
  const { rerender } = renderInShell(<Card definition={definition} />, {
    ...inShell,
    respond: () => {
      calls += 1;
      return calls === 1 ? withTotal(111) : new Promise(() => {});
    },
  });
  expect(await screen.findByRole('cell', { name: '111' })).toBeVisible();
  rerender(<Card definition={definition} of={other} />);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: '111' })).not.toBeInTheDocument();
});

it('leaves its neighbours alone when it fails', async () => {
  renderInShell(
    <>
      <Card definition={definition} />
      <Card definition={another} />
    </>,
    {
      ...inShell,
      respond: (_, { body }) =>
        JSON.stringify(body).includes(definition.type) ? answer(500) : reports(answerOf(another)),
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(await screen.findByRole('table', { name: text(another.title) })).toBeVisible();
});
