import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { formatFigure } from '@portal/platform/format';
import { refusal, screen, within } from '@portal/platform/testing';
import { writeReportView } from '../figures/view/report-params.ts';
import { allOfThem } from '../selection/selection.ts';
import { patched } from '../selection/url-keys.ts';
import { answerOf, emptyAnswer } from '../testing/report-rows.ts';
import { everyReport, leads, reports, selection, showCard, text } from '../testing/show-card.tsx';

describe.each(everyReport)('the card of %s', (_, definition: DashboardReport) => {
  const [column] = definition.columns;
  const isSummary = definition.shape === 'summary';

  it('asks for its own report with the whole selection', async () => {
    const { calls, asked } = showCard(definition);
    await screen.findByRole('table');
    expect(calls.map(({ name }) => name)).toEqual(['POST fleet_dashboard/get_reports']);
    expect(calls[0]?.body).toMatchObject({
      base_parameters: { ...selection.fleet, ...selection.dates, ...allOfThem },
      tab_parameters: { tab_type: definition.tab },
    });
    // No filter and no comparison is asked for that nobody chose.
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
      expect(leads()).toEqual(definition.columns.map(({ label }) => text(label)));
    } else {
      const { lead, facts = [], columns } = definition;
      expect(names).toEqual([lead, ...facts, ...columns].map(({ label }) => text(label)));
      expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total/);
    }
    if (definition.footnote) expect(screen.getByText(text(definition.footnote))).toBeVisible();
  });

  it('says in words how its figures come about', async () => {
    const { user } = showCard(definition);
    await user.click(
      screen.getByRole('button', { name: `How ${text(definition.title)} is computed` }),
    );
    expect(screen.getByText(text(definition.formula))).toBeVisible();
    expect(screen.getByText(text('report.how_previous'))).toBeVisible();
  });

  // Statistics are different things, which no order makes comparable.
  if (!isSummary) {
    it('sorts by any figure, the greatest first, then the other way round', async () => {
      const { user, params } = showCard(definition);
      const heading = await screen.findByRole('columnheader', { name: text(column?.label ?? '') });
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(Object.values(params())).toContain(`-${column?.field}`);
      const descending = leads();
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'ascending');
      expect(leads().slice(0, 3)).toEqual(descending.slice(0, 3).toReversed());
      expect(Object.values(params())).toContain(column?.field);
    });

    it('sorts by names from the first, then the other way round', async () => {
      const { user, params } = showCard(definition);
      const { label, field } = definition.lead;
      const heading = await screen.findByRole('columnheader', { name: text(label) });
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'ascending');
      expect(Object.values(params())).toContain(field);
      await user.click(within(heading).getByRole('button'));
      expect(heading).toHaveAttribute('aria-sort', 'descending');
    });
  }

  it('is a skeleton until the figures come', async () => {
    let deliver = (_: unknown) => {};
    const later = new Promise((resolve) => {
      deliver = resolve;
    });
    showCard(definition, { respond: () => later });
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    deliver(reports(answerOf(definition)));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('says why it is empty and offers the next step', async () => {
    showCard(definition, {
      respond: () => reports(emptyAnswer(definition.type)),
    });
    expect(await screen.findByText('No records in this range')).toBeVisible();
    expect(screen.getByText(/01\/01\/2025 to 03\/31\/2025/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Other dates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
  });

  it('keeps what an empty range is compared with, and says that it is empty', async () => {
    const compared = { graph_compare_by_previous: true };
    const search = patched(
      new URLSearchParams(),
      writeReportView(definition, { mode: 'both', compared: { previous: true } }),
    ).toString();
    const { total, rows, ...rest } = answerOf(definition, compared);
    const answer = {
      ...rest,
      range_empty: true,
      total: { ...total, ...Object.fromEntries(definition.columns.map(({ field }) => [field, 0])) },
      // Names of now have nobody to stand for.
      rows: definition.shape === 'ranking' || definition.shape === 'breakdown' ? [] : rows,
    };
    showCard(definition, { search, respond: () => reports(answer) });
    const table = within(await screen.findByRole('table'));
    const previous = formatFigure(6100, column?.format ?? 'integer', { currencySymbol: '$' });
    expect(table.getAllByText(previous).length).toBeGreaterThan(0);
    expect(screen.getByText('No records in this range')).toBeVisible();
    expect(screen.getByText(/^Nothing was recorded from 01\/01\/2025 to/)).toBeVisible();
    expect(screen.queryAllByRole('figure').length > 0).toBe(answer.rows.length > 0);
  });

  it('says why it failed and tries again', async () => {
    let failures = 1;
    const { user } = showCard(definition, {
      respond: () => {
        failures -= 1;
        return failures >= 0 ? refusal('unknown_report') : reports(answerOf(definition));
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Report not found');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('holds an answer without its figures for a failure', async () => {
    showCard(definition, { respond: () => reports() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(screen.queryByText('No records in this range')).not.toBeInTheDocument();
  });

  if (definition.inner) {
    it('opens names into their parts, sorts these too and writes down which', async () => {
      const { user, params } = showCard(definition);
      const button = await screen.findByRole('button', { name: 'Name 2 by Position' });
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(leads()).toEqual(['Name 3', 'Name 2', 'Steer', 'Drive', 'Name 1', 'Total of all']);
      expect(Object.values(params())).toContain('Name 2');
      const heading = screen.getByRole('columnheader', { name: text(column?.label ?? '') });
      await user.click(within(heading).getByRole('button'));
      expect(leads()).toEqual(['Name 3', 'Name 2', 'Drive', 'Steer', 'Name 1', 'Total of all']);
    });
  }

  if (definition.shape === 'periods') {
    it('opens months into weeks and writes down which', async () => {
      const { user, params } = showCard(definition);
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
      expect(Object.values(params())).toContain('2025-02');
    });

    it('asks for weeks when its rows are to be weeks', async () => {
      const { user, asked } = showCard(definition);
      await screen.findByRole('table');
      await user.click(screen.getByRole('radio', { name: 'Week' }));
      expect(await screen.findByRole('columnheader', { name: 'Week' })).toBeVisible();
      expect(asked().at(-1)).toMatchObject({ period: 'week' });
      expect(leads()[0]).toBe('01/01/2025 - 01/02/2025');
    });
  }
});

it.each([
  ['unknown_value', 'not available to you'],
  ['invalid', 'cannot be read'],
] as const)('offers another selection where asking again is of no use: %s', async (code, words) => {
  const [[, definition] = []] = everyReport;
  if (!definition) throw new Error('no report');
  showCard(definition, { respond: () => refusal(code, 'base_parameters.account') });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Other selection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
