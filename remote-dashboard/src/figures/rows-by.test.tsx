import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { hasNational, mainColumn } from '@portal/contract/reports';
import { screen, within } from '@portal/platform/testing';
import { patched } from '../selection/url-keys.ts';
import { answerOf } from '../testing/report-rows.ts';
import {
  everyReport,
  leads,
  oneOfEachKind,
  reports,
  showCard,
  text,
} from '../testing/show-card.tsx';
import { writeReportView } from './view/report-params.ts';
import type { ViewChange } from './view/report-view.ts';

const search = (definition: DashboardReport, change: ViewChange) =>
  patched(new URLSearchParams(), writeReportView(definition, change)).toString();

describe.each(oneOfEachKind)('the locations of %s', (_, definition: DashboardReport) => {
  const { columns } = definition;

  it('are asked for by a switch that the address keeps, and ranked in a table', async () => {
    const { user, asked, params } = showCard(definition);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: /^By location/ }));
    expect(await screen.findByRole('rowheader', { name: 'L003' })).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ report_type: definition.type, rows_by: 'location' });
    expect(asked().at(-1)).not.toHaveProperty('period');
    expect(Object.keys(params()).map((key) => key.slice(2))).toContain('r');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const main = mainColumn(definition);
    const ordered = [main, ...columns.filter((column) => column !== main)];
    expect(headings).toEqual(['Code', 'Name', ...ordered.map(({ label }) => text(label))]);
    expect(leads()).toEqual(['L003', 'L002', 'L001', 'Total of all']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(leads()).toEqual(['L001', 'L002', 'L003', 'Total of all']);
    await user.click(screen.getByRole('button', { name: /^By location/ }));
    expect(await screen.findByRole('table')).not.toHaveTextContent('L003');
  });

  it('are drawn beside the total, with what they are compared with', async () => {
    const isCompared = hasNational(definition);
    showCard(definition, {
      search: search(definition, {
        rowsBy: 'location',
        compared: { previous: true, national: isCompared },
      }),
    });
    const graph = await screen.findByRole('figure', { name: text(definition.title) });
    const main = mainColumn(definition);
    await within(graph).findByRole(
      'img',
      { name: new RegExp(`^L003 Yard 3, ${text(main.label).replaceAll(/[.%*+?()]/g, '.')}: `) },
      { timeout: 5000 },
    );
    const entries = within(graph)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toContain('sum' in main.figure ? 'Average of 3 locations' : 'All locations');
    expect(entries).toContain(`${text(main.label)} (Previous)`);
    const summary = graph.querySelector('figcaption');
    expect(summary).toHaveTextContent(/ Overall .*; the year before /);
    if (main.national) expect(summary).toHaveTextContent(/national average/);
    // Locations have no average of the nation's.
    expect(screen.queryByRole('columnheader', { name: /Nat'l Avg/ })).not.toBeInTheDocument();
  });
});

it('ranks the dealers too, in place of the locations', async () => {
  const [, definition] = everyReport.find(([type]) => type === 'turnaround_time') ?? [];
  if (!definition) throw new Error('no report');
  const { user, asked, params } = showCard(definition, {
    search: search(definition, { rowsBy: 'location' }),
  });
  await user.click(await screen.findByRole('button', { name: /^By dealer/ }));
  expect(await screen.findByRole('columnheader', { name: 'Nonsig' })).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ rows_by: 'dealer' });
  expect(params()).toMatchObject({ r3r: 'dealer' });
  expect(screen.getByRole('button', { name: /^By location/ })).not.toBePressed();
  const graph = await screen.findByRole('figure', { name: text(definition.title) });
  expect(await within(graph).findByText('All dealers')).toBeVisible();
});

it('draws the first fifteen locations and lists them all', async () => {
  const [, definition] = everyReport.find(([type]) => type === 'top_products') ?? [];
  if (!definition) throw new Error('no report');
  const answer = answerOf(definition, { rows_by: 'location' });
  const rows = Array.from({ length: 20 }, (_, place) => ({
    ...answer.rows[0],
    Code: `L${place + 100}`,
    Name: `Yard ${place}`,
  }));
  showCard(definition, {
    search: search(definition, { rowsBy: 'location' }),
    respond: () => reports({ ...answer, rows }),
  });
  const graph = await screen.findByRole('figure', { name: text(definition.title) });
  expect(graph).toHaveTextContent('The graph shows the first 15 of 20');
  expect(screen.getAllByRole('row')).toHaveLength(22);
});
