import type { ReportDefinition } from '@portal/contract/reports';
import { answerOf } from '../../testing/shell.ts';
import { openOptions, screen, within } from '../../testing/testing.ts';
import { everyReport, showCard, text } from '../testing/show-card.tsx';
import type { TripBody } from '../testing/trip-source.ts';
import { trips } from '../testing/trips.ts';

const toggle = (name: RegExp) => screen.getByRole('button', { name });
const previous = /^Compare with previous/;
const national = /^National average/;
const withoutNational: ReportDefinition = {
  ...trips,
  columns: trips.columns.map(({ national: _, ...column }) => column),
};

/** Returns the legend's names for the compared bars and lines. */
function compared({ chart, columns }: ReportDefinition): string[] {
  if (chart.kind === 'columns') return ['Previous', "Nat'l Avg"];
  if (chart.kind === 'grouped') return ['Steer (Previous)', "Drive (Nat'l Avg)"];
  const drawn = chart.kind === 'bars' ? chart.series.map(({ field }) => field) : [];
  return columns
    .filter(({ field }) => drawn.includes(field))
    .flatMap(({ label }) => [`${text(label)} (Previous)`, `${text(label)} (Nat'l Avg)`]);
}

describe.each(everyReport)('the comparisons of %s', (_, report) => {
  const { chart } = report;

  it('are drawn beside what they are compared with, and said in words', async () => {
    showCard(report, { view: { mode: 'graph', compared: { previous: true, national: true } } });
    const graph = await screen.findByRole('figure', { name: text(report.title) });
    const summary = graph.querySelector('figcaption');
    if (chart.kind === 'pie') {
      for (const name of ['Current', 'Previous', "Nat'l Avg"])
        expect(await within(graph).findByText(name)).toBeVisible();
      expect(summary).toHaveTextContent(/ below the year before, .* below the national average\.$/);
    } else {
      const entries = within(graph)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(entries).toEqual(expect.arrayContaining(compared(report)));
      expect(summary).toHaveTextContent(/^Distance: .* the year before/);
    }
    expect(screen.getByText(/^Previous: 01\/01\/2024 – 03\/31\/2024/)).toBeVisible();
  });
});

it('are said to be missing where there are too few fleets', async () => {
  const { user } = showCard(trips, {
    respond: (_, { body }) => {
      const { graph_compare_by_NA: _NA, ...asked } = (body as TripBody).report;
      return answerOf(trips, asked);
    },
  });
  await screen.findByRole('table');
  await openOptions(user);
  await user.click(toggle(national));
  expect(await screen.findByText(/^Fewer than five other fleets/)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Nat'l Avg/ })).not.toBeInTheDocument();
});

it('offers no national average where no column has one', async () => {
  const { user } = showCard(withoutNational);
  await openOptions(user);
  expect(toggle(previous)).toBeVisible();
  expect(screen.queryByRole('button', { name: national })).not.toBeInTheDocument();
});

describe('of whose records the national average is', () => {
  const said = /national average is of the records of all dealers, your figures are of your own/;

  it.each(['DLR', 'WIN'] as const)('is said to a %s, who sees their own alone', async (group) => {
    const { user } = showCard(trips, { group });
    await openOptions(user);
    await user.click(toggle(previous));
    expect(await screen.findByText(/^Previous: /)).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.click(toggle(national));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it.each(['CUS', 'GYR', 'SSC'] as const)('is not said to a %s', async (group) => {
    const { user } = showCard(trips, { group });
    await openOptions(user);
    await user.click(toggle(national));
    expect(await screen.findByText("Nat'l Avg: 5 other fleets")).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});

it("write the nation's average of a number of things with a decimal", async () => {
  const { user } = showCard(trips);
  await screen.findByRole('table');
  await openOptions(user);
  await user.click(toggle(national));
  expect(await screen.findByRole('cell', { name: '6,200.0' })).toBeVisible();
});
