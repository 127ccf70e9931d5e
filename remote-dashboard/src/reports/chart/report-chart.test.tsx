import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { numberOf, type ReportRow } from '@portal/contract/reports';
import { formatFigure } from '@portal/platform/format';
import { screen, within } from '@portal/platform/testing';
import { writeReportView } from '../../figures/view/report-params.ts';
import { patched } from '../../selection/url-keys.ts';
import { answerOf } from '../../testing/report-rows.ts';
import { everyReport, reports, showCard, text } from '../../testing/show-card.tsx';

const labelOf = ({ columns }: DashboardReport, field: string) =>
  text(columns.find((each) => each.field === field)?.label ?? '');

/** What the chart reads out of the first row, or of the total, with the figures of the answer. */
function readOut(definition: DashboardReport): string[] {
  const { chart, shape } = definition;
  const { rows, total } = answerOf(definition);
  const written = (row: ReportRow | null | undefined, field: string) =>
    formatFigure(
      row ? numberOf(row, field) : null,
      definition.columns.find((column) => column.field === field)?.format ?? 'text',
    );
  switch (chart.kind) {
    case 'pie':
      return chart.slices.map(
        ({ field, amount }) =>
          `${labelOf(definition, amount)}: ${written(total, amount)} (${written(total, field)})`,
      );
    case 'bars': {
      const name = shape === 'periods' ? 'Jan 2025' : 'Name 3';
      return chart.series.map(
        ({ field }) => `${name}, ${labelOf(definition, field)}: ${written(rows[0], field)}`,
      );
    }
    case 'grouped': {
      const inner = rows[0]?.Rows;
      const [steer, drive] = Array.isArray(inner) ? inner : [];
      return [
        `Name 3, Steer: ${written(steer, chart.field)}`,
        `Name 3, Drive: ${written(drive, chart.field)}`,
      ];
    }
    case 'columns':
      return chart.fields.map(
        (field) => `${labelOf(definition, field)}, Current: ${written(total, field)}`,
      );
  }
}

describe.each(everyReport)('the graph of %s', (_, definition: DashboardReport) => {
  const { chart, title } = definition;

  it('draws everything with the figures of the answer, and says it in words', async () => {
    showCard(definition, { search: 'x=1' });
    const graph = await screen.findByRole('figure', { name: text(title) });
    for (const name of readOut(definition))
      expect(
        await within(graph).findByRole('img', { name }, { timeout: 5000 }),
      ).toBeInTheDocument();
    const summary = graph.querySelector('figcaption');
    if (chart.kind === 'pie') expect(summary).toHaveTextContent(/^Whole range: /);
    const drawn =
      chart.kind === 'bars'
        ? chart.series.map(({ field }) => field)
        : chart.kind === 'columns'
          ? chart.fields
          : chart.kind === 'grouped'
            ? [chart.field]
            : [];
    for (const field of drawn) expect(summary).toHaveTextContent(`${labelOf(definition, field)}: `);
  });

  it('is there, alone or not at all, as the display mode says', async () => {
    const { user } = showCard(definition);
    await screen.findByRole('table');
    const graph = () => screen.queryByRole('figure', { name: text(title) });
    expect(graph()).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Both Graph & Table' }));
    expect(graph()).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Only Graph' }));
    expect(graph()).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

it('says of a column that is the same everywhere just that', async () => {
  const definition = everyReport.map(([, each]) => each).find(({ shape }) => shape === 'periods');
  if (!definition) throw new Error('no report');
  const answer = answerOf(definition);
  const [{ field } = { field: '' }] = definition.columns;
  const rows = answer.rows.map((row) => ({ ...row, [field]: 0 }));
  showCard(definition, { search: 'p1m=graph', respond: () => reports({ ...answer, rows }) });
  const graph = await screen.findByRole('figure', { name: text(definition.title) });
  expect(graph).toHaveTextContent(`${labelOf(definition, field)}: 0 throughout.`);
});

it('draws the first of a list without an end and says so', async () => {
  const definition = everyReport
    .map(([, each]) => each)
    .find(({ top, chart }) => top && !top.most && chart.kind === 'bars');
  if (!definition) throw new Error('no report');
  const [row] = answerOf(definition).rows;
  const rows = Array.from({ length: 12 }, (_, place) => ({
    ...row,
    [definition.lead.field]: `State ${place + 1}`,
  }));
  showCard(definition, {
    search: 'x=1',
    respond: () => reports({ ...answerOf(definition), rows }),
  });
  const graph = await screen.findByRole('figure', { name: text(definition.title) });
  expect(graph).toHaveTextContent('The graph shows the first 10 of 12.');
  await within(graph).findAllByRole('img', { name: /^State 10,/ });
  expect(within(graph).queryByRole('img', { name: /^State 11,/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^State 12/ })).toBeVisible();
});

const pies = everyReport.filter(([, { chart }]) => chart.kind === 'pie');

it.each(pies)('the pie of %s shows the row that was chosen', async (_, definition) => {
  const { user, params } = showCard(definition, {
    search: patched(
      new URLSearchParams(),
      writeReportView(definition, { compared: { previous: true } }),
    ).toString(),
  });
  const graph = await screen.findByRole('figure', { name: text(definition.title) });
  const summary = graph.querySelector('figcaption');
  expect(summary).toHaveTextContent(/^Whole range: .* The year before: /);
  const choice = screen.getByRole('combobox', { name: 'Shown in the graph' });
  await user.click(choice);
  await user.click(screen.getByRole('option', { name: 'Feb 2025' }));
  expect(summary).toHaveTextContent(/^Feb 2025: .*2,00.* The year before: .*2,10/);
  expect(Object.values(params())).toContain('2025-02');
});
