import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { comparedFields, numberOf } from '@portal/contract/reports';
import { formatFigure } from '@portal/platform/format';
import { screen, within } from '@portal/platform/testing';
import { answerOf } from '../../testing/report-rows.ts';
import {
  askedIn,
  everyReport,
  oneOfEachKind,
  reports,
  showCard,
  text,
} from '../../testing/show-card.tsx';

const toggle = (name: RegExp) => screen.getByRole('button', { name });
const previous = /^Compare with previous/;
const national = /^National average/;

/** The figures of the whole, as they stand in the table. */
function figuresIn(table: HTMLElement, { shape, facts = [] }: DashboardReport) {
  const rows = within(table).getAllByRole('row');
  const cells =
    shape === 'summary'
      ? rows.slice(1).flatMap((row) => within(row).getAllByRole('cell'))
      : within(rows.at(-1) as HTMLElement)
          .getAllByRole('cell')
          .slice(facts.length);
  return cells.map(({ textContent }) => textContent).filter((figure) => figure !== '–');
}

/** What the legend calls the bars and lines that are compared with. */
function compared({ chart, columns }: DashboardReport): string[] {
  if (chart.kind === 'columns') return ['Previous', "Nat'l Avg"];
  if (chart.kind === 'grouped') return ['Steer (Previous)', "Drive (Nat'l Avg)"];
  const drawn = chart.kind === 'bars' ? chart.series.map(({ field }) => field) : [];
  return columns
    .filter(({ field }) => drawn.includes(field))
    .flatMap(({ label, national }) => [
      `${text(label)} (Previous)`,
      ...(national ? [`${text(label)} (Nat'l Avg)`] : []),
    ]);
}

describe.each(oneOfEachKind)('the comparisons of %s', (_, definition: DashboardReport) => {
  const { columns, chart } = definition;
  const hasNational = columns.some((each) => each.national);

  it('are asked for, shown beside each figure and kept in the address', async () => {
    const { user, asked, params } = showCard(definition);
    await screen.findByRole('table');
    await user.click(toggle(previous));
    if (hasNational) await user.click(toggle(national));
    expect(toggle(previous)).toHaveAttribute('aria-pressed', 'true');
    const table = screen.getByRole('table');
    await within(table).findAllByRole('columnheader', { name: /Previous$/ });
    if (hasNational) await within(table).findAllByRole('columnheader', { name: /Nat'l Avg$/ });

    expect(asked().at(-1)).toMatchObject({
      graph_compare_by_previous: true,
      ...(hasNational && { graph_compare_by_NA: true }),
    });
    expect(Object.keys(params()).map((key) => key.at(-1))).toEqual(
      expect.arrayContaining(hasNational ? ['c', 'n'] : ['c']),
    );
    // The fields of the contract, each with a figure of its own, in the rows and in the total.
    const fields = columns.flatMap((each) => comparedFields(each, ['previous', 'national']));
    const answered = answerOf(definition, asked().at(-1)).total ?? {};
    expect(fields.map(({ field }) => field)).toEqual(Object.keys(answered));
    expect(figuresIn(table, definition)).toEqual(
      fields.map(({ field, format }) => formatFigure(numberOf(answered, field), format)),
    );
  });

  it('are drawn beside what they are compared with, and said in words', async () => {
    const { user } = showCard(definition);
    await screen.findByRole('table');
    await user.click(toggle(previous));
    if (hasNational) await user.click(toggle(national));
    await user.click(screen.getByRole('radio', { name: 'Only Graph' }));
    const graph = await screen.findByRole('figure', { name: text(definition.title) });
    const summary = graph.querySelector('figcaption');
    if (chart.kind === 'pie') {
      for (const name of ['Current', 'Previous', ...(hasNational ? ["Nat'l Avg"] : [])])
        expect(await within(graph).findByText(name)).toBeVisible();
      expect(summary).toHaveTextContent(/The year before: .* National average: /);
    } else {
      const entries = within(graph)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(entries).toEqual(expect.arrayContaining(compared(definition)));
      expect(summary).toHaveTextContent(/(Overall|: ).*; the year before /);
    }
    expect(screen.getByText(/^Previous: 01\/01\/2024 – 03\/31\/2024/)).toBeVisible();
  });

  it('are said to be missing where there are too few fleets', async () => {
    if (!hasNational) {
      showCard(definition);
      expect(screen.queryByRole('button', { name: national })).not.toBeInTheDocument();
      return;
    }
    const { user } = showCard(definition, {
      respond: (__, call) => {
        const { graph_compare_by_NA: _NA, ...asked } = askedIn(call);
        return reports(answerOf(definition, asked));
      },
    });
    await screen.findByRole('table');
    await user.click(toggle(national));
    expect(await screen.findByText(/^Fewer than five other fleets/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Nat'l Avg/ })).not.toBeInTheDocument();
  });
});

describe('of whose records the national average is', () => {
  const [, definition] = everyReport.find(([type]) => type === 'emergency_service') ?? [];
  if (!definition) throw new Error('no report');
  const said = /national average is of the records of all dealers, your figures are of your own/;

  it.each(['DLR', 'WIN'] as const)('is said to a %s, who sees their own alone', async (group) => {
    const { user } = showCard(definition, { group });
    await screen.findByRole('table');
    await user.click(toggle(previous));
    expect(await screen.findByText(/^Previous: /)).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.click(toggle(national));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it.each(['CUS', 'GYR', 'SSC'] as const)('is not said to a %s', async (group) => {
    const { user } = showCard(definition, { group });
    await screen.findByRole('table');
    await user.click(toggle(national));
    expect(await screen.findByText("Nat'l Avg: 5 other fleets")).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});

it("write the nation's average of a number of things with a decimal", async () => {
  const counted = everyReport.find(([type]) => type === 'casing_brand_count')?.[1];
  if (!counted) throw new Error('no report');
  const { user } = showCard(counted);
  await screen.findByRole('table');
  await user.click(toggle(national));
  expect(await screen.findByRole('cell', { name: '6,200.0' })).toBeVisible();
});
