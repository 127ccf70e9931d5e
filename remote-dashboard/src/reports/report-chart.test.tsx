import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { numberOf, type ReportRow } from '@portal/contract/reports';
import { formatFigure } from '@portal/platform/format';
import { screen, within } from '@portal/platform/testing';
import { answerOf } from '@portal/platform/testing/shell';
import { everyReport, showCard, text } from '../testing/show-card.tsx';

const labelOf = ({ columns }: DashboardReport, field: string) =>
  text(columns.find((each) => each.field === field)?.label ?? '');

/**
 * Returns the expected text of the chart for the first row, or for the total, with the figures of
 * the answer.
 */
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
  const { title } = definition;

  it('draws everything with the figures of the answer, and says it in words', async () => {
    showCard(definition, { search: 'x=1' });
    const graph = await screen.findByRole('figure', { name: text(title) });
    for (const name of readOut(definition))
      expect(
        await within(graph).findByRole('img', { name }, { timeout: 5000 }),
      ).toBeInTheDocument();
    const summary = graph.querySelector('figcaption');
    const [said] = summary?.textContent?.split(': ') ?? [];
    expect(definition.columns.map(({ label }) => text(label))).toContain(said);
    expect(summary?.textContent).not.toMatch(/\. \p{Lu}/u);
  });
});
