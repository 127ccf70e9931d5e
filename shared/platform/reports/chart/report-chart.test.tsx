import { numberOf, type ReportDefinition, type ReportRow } from '@portal/contract/reports';
import { formatFigure } from '../../format/format.ts';
import { answerOf } from '../../testing/shell.ts';
import { openOptions, screen, within } from '../../testing/testing.ts';
import { everyReport, showCard, text } from '../testing/show-card.tsx';
import { drivers, loads, trips } from '../testing/trips.ts';

const labelOf = ({ columns }: ReportDefinition, field: string) =>
  text(columns.find((each) => each.field === field)?.label ?? '');

/**
 * Returns the texts that the chart reads out for the first row or the total, with the figures of
 * the answer.
 */
function readOut(report: ReportDefinition): string[] {
  const { chart, shape } = report;
  const { rows, total } = answerOf(report);
  const written = (row: ReportRow | null | undefined, field: string) =>
    formatFigure(
      row ? numberOf(row, field) : null,
      report.columns.find((column) => column.field === field)?.format ?? 'text',
    );
  switch (chart.kind) {
    case 'pie':
      return chart.slices.map(
        ({ field, amount }) =>
          `${labelOf(report, amount)}: ${written(total, amount)} (${written(total, field)})`,
      );
    case 'bars': {
      const name = shape === 'periods' ? 'Jan 2025' : 'Name 3';
      return chart.series.map(
        ({ field }) => `${name}, ${labelOf(report, field)}: ${written(rows[0], field)}`,
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
        (field) => `${labelOf(report, field)}, Current: ${written(total, field)}`,
      );
  }
}

test.each(everyReport)(
  'the graph of %s draws the figures and says them in words',
  async (_, report) => {
    showCard(report, { view: { mode: 'both' } });
    const graph = await screen.findByRole('figure', { name: text(report.title) });
    for (const name of readOut(report))
      expect(
        await within(graph).findByRole('img', { name }, { timeout: 5000 }),
      ).toBeInTheDocument();
    const summary = graph.querySelector('figcaption');
    expect(summary).toHaveTextContent(report.chart.kind === 'pie' ? /^Empty %: / : /^Distance: /);
  },
);

it('is there, alone or not at all, as the display mode says', async () => {
  const { user } = showCard(trips);
  await screen.findByRole('table');
  const graph = () => screen.queryByRole('figure', { name: 'Trips' });
  expect(graph()).not.toBeInTheDocument();
  await openOptions(user);
  await user.click(screen.getByRole('radio', { name: 'Both Graph & Table' }));
  expect(graph()).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Only Graph' }));
  expect(graph()).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says of a column that is the same everywhere just that', async () => {
  const answer = answerOf(trips);
  const rows = answer.rows.map((row) => ({ ...row, Distance: 0 }));
  showCard(trips, { view: { mode: 'graph' }, respond: () => ({ ...answer, rows }) });
  const graph = await screen.findByRole('figure', { name: 'Trips' });
  expect(graph).toHaveTextContent(/Distance: 6,000; the same throughout\.$/);
});

it('draws the first of a list without an end and says so', async () => {
  const answer = answerOf(drivers);
  const rows = Array.from({ length: 12 }, (_, place) => ({
    ...answer.rows[0],
    Driver: `Driver ${place + 1}`,
  }));
  showCard(drivers, { view: { mode: 'both' }, respond: () => ({ ...answer, rows }) });
  const graph = await screen.findByRole('figure', { name: 'Drivers' });
  expect(graph).toHaveTextContent('The graph shows the first 10 of 12.');
  await within(graph).findAllByRole('img', { name: /^Driver 10,/ });
  expect(within(graph).queryByRole('img', { name: /^Driver 11,/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Driver 12/ })).toBeVisible();
});

it('is a pie of the row that was chosen', async () => {
  const { user, params } = showCard(loads, {
    view: { mode: 'both', compared: { previous: true } },
  });
  const graph = await screen.findByRole('figure', { name: 'Loads' });
  const summary = graph.querySelector('figcaption');
  expect(summary).toHaveTextContent(/^Empty %: 6,001%, 100 points below the year before\.$/);
  await user.click(screen.getByRole('combobox', { name: 'Shown in the graph' }));
  await user.click(screen.getByRole('option', { name: 'Feb 2025' }));
  expect(summary).toHaveTextContent(
    /^Feb 2025, Empty %: 2,001%, 100 points below the year before\.$/,
  );
  expect(Object.values(params())).toContain('2025-02');
});
