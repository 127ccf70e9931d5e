import { comparisons, type ReportDefinition } from '@portal/contract/fleet-dashboard';
import { screen, within } from '@portal/platform/testing';
import { answerOf } from '../../testing/report-rows.ts';
import { askedIn, everyReport, reports, showCard, text } from '../../testing/show-card.tsx';

const toggle = (name: RegExp) => screen.getByRole('button', { name });
const previous = /^Compare with previous/;
const national = /^National average/;

describe.each(everyReport)('the comparisons of %s', (_, definition: ReportDefinition) => {
  const { columns, lead, chart } = definition;
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
    const fields = columns.flatMap((each) => [
      each.field,
      `${each.field}${comparisons.previous}`,
      ...(each.national ? [`${each.field}${comparisons.national}`] : []),
    ]);
    const answered = answerOf(definition, asked().at(-1)).total ?? {};
    expect(Object.keys(answered)).toEqual(fields);
    const rows = within(table).getAllByRole('row');
    for (const row of rows.slice(2))
      expect(within(row).getAllByRole('cell')).toHaveLength(fields.length);
    const total = within(rows.at(-1) as HTMLElement).getAllByRole('cell');
    expect(total.map((cell) => Number(cell.textContent?.replaceAll(/[$,%]/g, '')))).toEqual(
      fields.map((field) => answered[field]),
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([text(lead.label), ...columns.map(({ label }) => text(label))]),
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
      const drawn = columns.filter(({ field }) =>
        chart.series.some((each) => each.field === field),
      );
      for (const { label } of drawn) expect(entries).toContain(`${text(label)} (Previous)`);
      for (const { label } of drawn.filter((each) => each.national))
        expect(entries).toContain(`${text(label)} (Nat'l Avg)`);
      expect(summary).toHaveTextContent(/Overall .*; the year before /);
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
