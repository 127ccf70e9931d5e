import {
  type ReportAnswer,
  type ReportDefinition,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import {
  answer,
  type ReceivedCall,
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import { useState } from 'react';
import { allOfThem, type WholeSelection } from '../selection/selection.ts';
import { answerOf } from '../testing/report-rows.ts';
import { words } from '../testing/words.ts';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-view.ts';

const selection: WholeSelection = {
  fleet: { fleet_type: 'us_national_account', account: '0100' },
  dates: { date_type: '4', date_from: '2025-01-01', date_to: '2025-03-31' },
  filters: allOfThem,
};
const firstView: ReportView = { mode: 'table', period: 'month', sort: null };
const text = (key: string) => (words as Record<string, string>)[key] ?? key;
const reports = (...answers: ReportAnswer[]) => ({ reports: answers });
const bodyOf = (call: ReceivedCall | undefined) => call?.body as Record<string, never> | undefined;

function Card({
  definition,
  of = selection,
}: {
  definition: ReportDefinition;
  of?: WholeSelection;
}) {
  const [view, setView] = useState(firstView);
  return (
    <ReportCard
      definition={definition}
      selection={of}
      view={view}
      onView={setView}
      nextSteps={<button type="button">Other dates</button>}
    />
  );
}

const show = (definition: ReportDefinition, respond: Respond) =>
  renderInShell(<Card definition={definition} />, { namespace: 'dashboard', words, respond });

const leads = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe.each(reportDefinitions.map((each): [string, ReportDefinition] => [each.type, each]))(
  'the card of %s',
  (_, definition) => {
    const [column] = definition.columns;
    const isPeriods = definition.shape === 'periods';

    it('asks for its own report with the whole selection', async () => {
      const { calls } = show(definition, () => reports(answerOf(definition)));
      await screen.findByRole('table');
      expect(calls.map(({ name }) => name)).toEqual(['POST fleet_dashboard/get_reports']);
      expect(bodyOf(calls[0])).toMatchObject({
        base_parameters: { ...selection.fleet, ...selection.dates, ...allOfThem },
        tab_parameters: { tab_type: definition.tab },
        reports_parameters: [{ report_type: definition.type }],
      });
    });

    it('shows its title, its columns and its total', async () => {
      show(definition, () => reports(answerOf(definition)));
      const table = await screen.findByRole('table', { name: text(definition.title) });
      expect(screen.getByRole('heading', { name: text(definition.title) })).toBeVisible();
      const headings = within(table).getAllByRole('columnheader');
      expect(headings.map((heading) => heading.textContent)).toEqual(
        [definition.lead, ...definition.columns].map(({ label }) => text(label)),
      );
      expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total.*6,00/);
    });

    it('says in words how its figures come about', async () => {
      const { user } = show(definition, () => reports(answerOf(definition)));
      await user.click(
        screen.getByRole('button', { name: `How ${text(definition.title)} is computed` }),
      );
      expect(screen.getByText(text(definition.formula))).toBeVisible();
    });

    it('sorts by any column, both ways', async () => {
      const { user } = show(definition, () => reports(answerOf(definition)));
      const heading = await screen.findByRole('columnheader', { name: text(column?.label ?? '') });
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'ascending');
      const ascending = leads();
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(leads().slice(0, 3)).toEqual(ascending.slice(0, 3).toReversed());
    });

    it('shows the graph, the table or both', async () => {
      const { user } = show(definition, () => reports(answerOf(definition)));
      await screen.findByRole('table');
      const graph = () => screen.queryByRole('figure', { name: text(definition.title) });
      expect(graph()).not.toBeInTheDocument();
      await user.click(screen.getByRole('radio', { name: 'Both Graph & Table' }));
      expect(graph()).toBeVisible();
      expect(screen.getByRole('table')).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Only Graph' }));
      expect(graph()).toBeVisible();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });

    it('draws every series with the figures of its table', async () => {
      const { user } = show(definition, () => reports(answerOf(definition)));
      await screen.findByRole('table');
      const [first] = leads();
      await user.click(screen.getByRole('radio', { name: 'Both Graph & Table' }));
      for (const { field, label } of definition.chart.series) {
        const place = definition.columns.findIndex((each) => each.field === field);
        const row = screen.getByRole('row', { name: new RegExp(`^${first}`) });
        const figure = within(row).getAllByRole('cell')[place]?.textContent;
        const point = { name: `${first}, ${text(label)}: ${figure}` };
        expect(await screen.findByRole('img', point, { timeout: 5000 })).toBeInTheDocument();
      }
    });

    it('is a skeleton until the figures come', async () => {
      let deliver = (_: unknown) => {};
      const later = new Promise((resolve) => {
        deliver = resolve;
      });
      show(definition, () => later);
      expect(await screen.findByText('Loading…')).toBeInTheDocument();
      deliver(reports(answerOf(definition)));
      expect(await screen.findByRole('table')).toBeVisible();
      expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    });

    it('says why it is empty and offers the next step', async () => {
      show(definition, () => reports({ report_type: definition.type, rows: [], total: null }));
      expect(await screen.findByText('No records in this range')).toBeVisible();
      expect(screen.getByText(/01\/01\/2025 to 03\/31\/2025/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Other dates' })).toBeVisible();
    });

    it('says why it failed and tries again', async () => {
      let failures = 1;
      const { user } = show(definition, () => {
        failures -= 1;
        return failures >= 0 ? refusal('unknown_report') : reports(answerOf(definition));
      });
      expect(await screen.findByRole('alert')).toHaveTextContent('Report not found');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('table')).toBeVisible();
    });

    if (isPeriods) {
      it('opens months into weeks', async () => {
        const { user } = show(definition, () => reports(answerOf(definition)));
        const button = await screen.findByRole('button', { name: 'Weeks of Feb 2025' });
        expect(button).toHaveAttribute('aria-expanded', 'false');
        await user.click(button);
        expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(leads()).toEqual([
          'Jan 2025',
          'Feb 2025',
          '02/01/2025 - 02/02/2025',
          '02/03/2025 - 02/04/2025',
          'Mar 2025',
          'Total',
        ]);
      });

      it('asks for weeks when its rows are to be weeks', async () => {
        const { user, calls } = show(definition, () => reports(answerOf(definition)));
        await screen.findByRole('table');
        await user.click(screen.getByRole('radio', { name: 'Week' }));
        await waitFor(() => expect(calls).toHaveLength(2));
        expect(bodyOf(calls[1])?.reports_parameters).toMatchObject([{ period: 'week' }]);
        expect(await screen.findByRole('columnheader', { name: 'Week' })).toBeVisible();
      });
    }
  },
);

describe('a card whose selection changes', () => {
  const [definition] = reportDefinitions;
  const months = (date_from: string): WholeSelection => ({
    ...selection,
    dates: { ...selection.dates, date_from },
  });
  const withTotal = (New: number) =>
    reports({ ...answerOf(definition), total: { New, Retread: 1, RetreadToNewRatio: 1 } });

  it('shows only the last one and cancels what it no longer needs', async () => {
    const waiting = new Map<string, (value: unknown) => void>();
    const { rerender } = renderInShell(<Card definition={definition} of={months('2025-01-01')} />, {
      namespace: 'dashboard',
      words,
      respond: (__, { body }) => {
        const { base_parameters } = body as { base_parameters: { date_from: string } };
        return new Promise((resolve) => {
          waiting.set(base_parameters.date_from, resolve);
        });
      },
    });
    for (const from of ['2025-02-01', '2025-03-01'])
      rerender(<Card definition={definition} of={months(from)} />);
    await waitFor(() => expect(waiting.size).toBe(3));
    waiting.get('2025-03-01')?.(withTotal(333));
    waiting.get('2025-01-01')?.(withTotal(111));
    waiting.get('2025-02-01')?.(withTotal(222));
    expect(await screen.findByRole('cell', { name: '333' })).toBeVisible();
    rerender(<Card definition={definition} of={months('2025-01-01')} />);
    await waitFor(() => expect(screen.getByText('Refreshing…')).toBeInTheDocument());
    expect(screen.getByRole('cell', { name: '333' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: '111' })).not.toBeInTheDocument();
  });

  it('never shows the figures of another account', async () => {
    const other = { ...selection, fleet: { ...selection.fleet, account: '0200' } };
    let calls = 0;
    const { rerender } = renderInShell(<Card definition={definition} />, {
      namespace: 'dashboard',
      words,
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
});

it('leaves its neighbours alone when it fails', async () => {
  const [first, second] = reportDefinitions;
  renderInShell(
    <>
      <Card definition={first} />
      <Card definition={second} />
    </>,
    {
      namespace: 'dashboard',
      words,
      respond: (_, { body }) =>
        JSON.stringify(body).includes(first.type) ? answer(500) : reports(answerOf(second)),
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(await screen.findByRole('table', { name: text(second.title) })).toBeVisible();
});
