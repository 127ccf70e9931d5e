import { formatFigure } from '../../format/format.ts';
import { answerOf, emptyAnswer } from '../../testing/shell.ts';
import { openOptions, refusal, screen, within } from '../../testing/testing.ts';
import { everyReport, rowNames, showCard, text } from '../testing/show-card.tsx';
import { tripScope, tripServer } from '../testing/trip-source.ts';
import { makes, trips } from '../testing/trips.ts';

describe.each(everyReport)('the card of %s', (_, report) => {
  const [column] = report.columns;
  const isSummary = report.shape === 'summary';

  it('asks for its own figures alone, with all that was chosen', async () => {
    const { calls, asked } = showCard(report);
    await screen.findByRole('table');
    expect(calls.map(({ name }) => name)).toEqual(['POST trips/get_report']);
    expect(calls[0]?.body).toMatchObject({ base: tripScope.base });
    expect(asked()).toEqual([
      { report_type: report.type, ...(report.shape === 'periods' && { period: 'month' }) },
    ]);
  });

  it('shows its title, its columns, its total and its footnote', async () => {
    showCard(report);
    const table = await screen.findByRole('table', { name: text(report.title) });
    expect(screen.getByRole('heading', { level: 2, name: text(report.title) })).toBeVisible();
    expect(screen.getByText('Without trips of a day.')).toBeVisible();
    const headings = within(table).getAllByRole('columnheader');
    const names = headings.map((heading) => heading.textContent);
    if (isSummary) {
      expect(names).toEqual(['Statistic', 'Current']);
      expect(rowNames()).toEqual(report.columns.map(({ label }) => text(label)));
    } else {
      const { lead, facts = [], columns } = report;
      expect(names).toEqual([lead, ...facts, ...columns].map(({ label }) => text(label)));
      expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total/);
    }
  });

  it('is a skeleton until the figures come', async () => {
    let deliver = (_: unknown) => {};
    const later = new Promise((resolve) => {
      deliver = resolve;
    });
    showCard(report, { respond: () => later });
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    deliver(answerOf(report));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });

  it('says why it is empty and offers the next step', async () => {
    showCard(report, { respond: () => emptyAnswer(report.type) });
    expect(await screen.findByText('No records in this range')).toBeVisible();
    expect(screen.getByText(/01\/01\/2025 to 03\/31\/2025/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Other dates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
  });

  it('keeps what an empty range is compared with, and says that it is empty', async () => {
    const { total, rows, ...rest } = answerOf(report, { graph_compare_by_previous: true });
    const answer = {
      ...rest,
      range_empty: true,
      total: { ...total, ...Object.fromEntries(report.columns.map(({ field }) => [field, 0])) },
      // An empty range has no names of its own, so these reports have no rows.
      rows: report.shape === 'ranking' || report.shape === 'breakdown' ? [] : rows,
    };
    showCard(report, {
      view: { mode: 'both', compared: { previous: true } },
      respond: () => answer,
    });
    const table = within(await screen.findByRole('table'));
    const previous = formatFigure(6100, column?.format ?? 'integer');
    expect(table.getAllByText(previous).length).toBeGreaterThan(0);
    expect(screen.getByText('No records in this range')).toBeVisible();
    expect(screen.queryAllByRole('figure').length > 0).toBe(answer.rows.length > 0);
  });
});

it('says why it failed and tries again', async () => {
  let failures = 1;
  const { user } = showCard(trips, {
    respond: (name, call) => {
      failures -= 1;
      return failures >= 0 ? refusal('too_many_requests') : tripServer(name, call);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

it('offers another choice where asking again is of no use', async () => {
  showCard(trips, { respond: () => refusal('range_too_long', 'base.from') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The range is too long.');
  expect(screen.getByRole('button', { name: 'Other trips' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('says that a narrowed choice may be why nothing was found', async () => {
  const scope = { ...tripScope, isNarrowed: true };
  showCard(trips, { scope, respond: () => emptyAnswer('trips') });
  expect(await screen.findByText(/for the selected locations/)).toBeVisible();
});

it('says in words how its figures come about, with what the area adds', async () => {
  const { user } = showCard(trips);
  await user.click(screen.getByRole('button', { name: 'How Trips is computed' }));
  const said = within(await screen.findByRole('dialog', { name: 'How Trips is computed' }));
  const sentences = said.getAllByText(/\.$/).map(({ textContent }) => textContent);
  expect(sentences).toEqual([
    'Distance driven, by the day of departure.',
    'A leg runs from one stop to the next.',
    text('shell:report.how_weeks'),
    text('shell:report.how_previous'),
    text('shell:report.how_national'),
  ]);
});

it('opens names into their parts, sorts these too and writes down which', async () => {
  const { user, params } = showCard(makes);
  const button = await screen.findByRole('button', { name: 'Name 2 by Position' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(rowNames()).toEqual(['Name 3', 'Name 2', 'Steer', 'Drive', 'Name 1', 'Total of all']);
  expect(Object.values(params())).toContain('Name 2');
  const heading = screen.getByRole('columnheader', { name: 'Distance' });
  await user.click(within(heading).getByRole('button'));
  expect(rowNames()).toEqual(['Name 3', 'Name 2', 'Drive', 'Steer', 'Name 1', 'Total of all']);
});

it('opens months into weeks and writes down which', async () => {
  const { user, params } = showCard(trips);
  const button = await screen.findByRole('button', { name: 'Weeks of Feb 2025' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(rowNames().slice(1, 4)).toEqual([
    'Feb 2025',
    '02/01/2025 - 02/02/2025',
    // The made-up week starts on a Monday.
    '02/03/2025 - 02/04/2025 (partial: 6 of 7 days)',
  ]);
  expect(Object.values(params())).toContain('2025-02');
});

it('asks for weeks when its rows are to be weeks', async () => {
  const { user, asked } = showCard(trips);
  await screen.findByRole('table');
  await openOptions(user);
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByRole('columnheader', { name: 'Week' })).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ period: 'week' });
  expect(rowNames()[0]).toBe('01/01/2025 - 01/02/2025');
});
