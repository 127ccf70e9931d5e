import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { screen, within } from '@portal/platform/testing';
import { patched } from '../../selection/url-keys.ts';
import { answerOf } from '../../testing/report-rows.ts';
import { everyReport, reports, showCard, text } from '../../testing/show-card.tsx';
import { writeReportView } from '../view/report-params.ts';

/** A row's figure under a field, as the table writes it. */
function figureOf(row: RegExp, { columns }: ReportDefinition, field: string) {
  const place = columns.findIndex((each) => each.field === field);
  return within(screen.getByRole('row', { name: row })).getAllByRole('cell')[place]?.textContent;
}
const labelOf = ({ columns }: ReportDefinition, field: string) =>
  text(columns.find((each) => each.field === field)?.label ?? '');

describe.each(everyReport)('the graph of %s', (_, definition: ReportDefinition) => {
  const { chart, title } = definition;

  it('draws everything with the figures of the table, and says it in words', async () => {
    const { user } = showCard(definition);
    await screen.findByRole('table');
    await user.click(screen.getByRole('radio', { name: 'Both Graph & Table' }));
    const graph = screen.getByRole('figure', { name: text(title) });
    const first = definition.shape === 'periods' ? 'Jan 2025' : 'Name 3';
    const drawn =
      chart.kind === 'pie'
        ? chart.slices.map(({ field, amount }) => {
            const [money, share] = [amount, field].map((each) =>
              figureOf(/^Total/, definition, each),
            );
            return `${labelOf(definition, amount)}: ${money} (${share})`;
          })
        : chart.series.map(({ field }) => {
            const figure = figureOf(new RegExp(`^${first}`), definition, field);
            return `${first}, ${labelOf(definition, field)}: ${figure}`;
          });
    for (const name of drawn)
      expect(
        await within(graph).findByRole('img', { name }, { timeout: 5000 }),
      ).toBeInTheDocument();
    const summary = graph.querySelector('figcaption');
    for (const { field } of chart.kind === 'pie' ? [] : chart.series)
      expect(summary).toHaveTextContent(`${labelOf(definition, field)}: `);
    if (chart.kind === 'pie') expect(summary).toHaveTextContent(/^Whole range: /);
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
