import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { refusal, screen, within } from '@portal/platform/testing';
import { unrestrictedFilters } from '../selection/selection.ts';
import {
  everyReport,
  reports,
  rowNames,
  selection,
  showCard,
  text,
} from '../testing/show-card.tsx';

describe.each(everyReport)('the card of %s', (_, definition: DashboardReport) => {
  const [_column] = definition.columns;
  const isSummary = definition.shape === 'summary';

  it('asks for its own report with the whole selection', async () => {
    const { calls, asked } = showCard(definition);
    await screen.findByRole('table');
    expect(calls.map(({ name }) => name)).toEqual(['POST fleet_dashboard/get_reports']);
    expect(calls[0]?.body).toMatchObject({
      base_parameters: { ...selection.fleet, ...selection.dates, ...unrestrictedFilters },
      tab_parameters: { tab_type: definition.tab },
    });
    // Only filters and comparisons that were chosen are requested.
    expect(asked()).toEqual([
      {
        report_type: definition.type,
        ...(definition.shape === 'periods' && { period: 'month' }),
      },
    ]);
  });

  it('shows its title, its columns, its total and its footnote', async () => {
    showCard(definition);
    const table = await screen.findByRole('table', { name: text(definition.title) });
    expect(screen.getByRole('heading', { name: text(definition.title) })).toBeVisible();
    const headings = within(table).getAllByRole('columnheader');
    const names = headings.map((heading) => heading.textContent);
    if (isSummary) {
      expect(names).toEqual(['Statistic', 'Current']);
      expect(rowNames()).toEqual(definition.columns.map(({ label }) => text(label)));
    } else {
      const { lead, facts = [], columns } = definition;
      expect(names).toEqual([lead, ...facts, ...columns].map(({ label }) => text(label)));
      expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total/);
    }
    if (definition.footnote) expect(screen.getByText(text(definition.footnote))).toBeVisible();
  });
});

const [[, definition] = []] = everyReport;
if (!definition) throw new Error('no report');

it('holds an answer without its figures for a failure', async () => {
  showCard(definition, { respond: () => reports() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(screen.queryByText('No records in this range')).not.toBeInTheDocument();
});

it('says why it failed in the words of the dashboard', async () => {
  showCard(definition, { respond: () => refusal('unknown_report') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Report not found');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it.each([
  ['unknown_value', 'not available to you'],
  ['invalid', 'cannot be read'],
] as const)('offers another selection where asking again is of no use: %s', async (code, words) => {
  showCard(definition, { respond: () => refusal(code, 'base_parameters.account') });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Other selection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
