import { type ReportDefinition, reportLimits } from '@portal/contract/reports';
import { answerOf, recordCount, recordsOf } from '../../testing/shell.ts';
import {
  openOptions,
  type Respond,
  refusal,
  screen,
  waitFor,
  within,
} from '../../testing/testing.ts';
import { showCard, text } from '../testing/show-card.tsx';
import { type TripRecordsBody, tripScope, tripServer } from '../testing/trip-source.ts';
import { drivers, legColumns, makes, trips } from '../testing/trips.ts';

function show(definition: ReportDefinition, behind?: Respond, address?: string) {
  const shown = showCard(definition, {
    ...(address !== undefined && { address }),
    respond: (name, call) =>
      behind && name.endsWith('get_records') ? behind(name, call) : tripServer(name, call),
  });
  const asked = () =>
    shown.calls
      .filter(({ name }) => name.endsWith('get_records'))
      .map(({ body }) => body as TripRecordsBody);
  return { ...shown, asked };
}

const figure = (name: string) => screen.findByRole('button', { name });
const drawer = () => screen.findByRole('dialog');
const ofTotal = 'Distance, Total: 6,000. Show the records';

it('opens the records of a month from its figure', async () => {
  const { user, asked } = show(trips);
  await user.click(await figure('Distance, Jan 2025: 1,000. Show the records'));
  const dialog = await drawer();
  expect(dialog).toHaveAccessibleName('Trips');
  expect(within(dialog).getByText('Distance · Jan 2025')).toBeVisible();
  expect(within(dialog).getByText('1,000')).toBeVisible();
  expect(await within(dialog).findByText('60 records. Distance in all: 1,830')).toBeVisible();
  expect(within(dialog).getByText('All distance, added up: 1,000')).toBeVisible();
  expect(within(dialog).getAllByRole('row')).toHaveLength(reportLimits.recordsPage + 1);
  expect(asked()[0]).toEqual({
    base: tripScope.base,
    report: { report_type: 'trips' },
    place: { row: { Date: '2025-01-01', Period: 'month' }, side: 'current', measure: 'distance' },
    page_number: 1,
    page_size: reportLimits.recordsPage,
    order_by: 'Distance',
    is_sort_desc: true,
  });
});

it('turns the pages and sorts all of them', async () => {
  const { user, asked } = show(trips);
  await user.click(await figure(ofTotal));
  const dialog = await drawer();
  await user.click(await within(dialog).findByRole('button', { name: 'Next page' }));
  expect(await within(dialog).findByText('Number 26 · Company 26')).toBeVisible();
  expect(within(dialog).getByText(`Rows 26–50 of ${recordCount}`)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Leg' }));
  expect(await within(dialog).findByText('Number 1 · Company 1')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({
    page_number: 1,
    order_by: 'Number',
    is_sort_desc: false,
    place: { row: {} },
  });
  // Figures start in descending order.
  const heading = within(dialog).getByRole('columnheader', { name: 'Distance' });
  await user.click(within(heading).getByRole('button'));
  expect(heading).toHaveAttribute('aria-sort', 'descending');
});

it('writes dates, words and what is missing, and leaves out what the measure does not add', async () => {
  const { user } = show(trips);
  await user.click(await figure(ofTotal));
  const row = (await within(await drawer()).findByText('Number 3 · Company 3')).closest(
    'tr',
  ) as HTMLElement;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('01/04/2025');
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Number 3 · Company 3',
    'Cold',
    '–',
    '3',
  ]);
});

it('shows either part of a quotient, and the division in words', async () => {
  const { user, asked } = show(trips);
  await user.click(await figure('Empty %, Total: 6,001.00%. Show the records'));
  const dialog = await drawer();
  expect(
    await within(dialog).findByText(
      'Empty distance 1,830 × 100 ÷ All distance 1,830 = 100%, rounded to 6,001.00%',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'All distance' }));
  expect(await within(dialog).findByRole('table', { name: 'Records: All distance' })).toBeVisible();
  expect(new Set(asked().map(({ place }) => place.measure))).toEqual(
    new Set(['empty', 'distance']),
  );
});

it('tells what a part leaves out and why, and shows these records', async () => {
  const { user, asked } = show(trips);
  await user.click(await figure('Empty %, Total: 6,001.00%. Show the records'));
  const dialog = await drawer();
  expect(
    await within(dialog).findByText('60 of 66 records count here; left out: 6.'),
  ).toBeVisible();
  const counted = within(dialog).getByRole('button', { name: 'Counted: 60' });
  expect(counted).toHaveAttribute('aria-pressed', 'true');
  const reason = within(dialog).getByRole('button', { name: 'Legs of unknown load: 3' });
  await user.click(reason);
  expect(
    await within(dialog).findByRole('table', { name: 'Records: Legs of unknown load' }),
  ).toBeVisible();
  expect(await within(dialog).findByText('3 records')).toBeVisible();
  expect(within(dialog).getByRole('columnheader', { name: 'Load' })).toBeVisible();
  expect(reason).toHaveAttribute('aria-pressed', 'true');
  expect(asked().at(-1)).toMatchObject({
    place: { row: {}, side: 'current', measure: 'empty', left_out: 'unknown' },
    page_number: 1,
  });
  await user.click(counted);
  expect(await within(dialog).findByText(/^60 records\./)).toBeVisible();
  expect(within(dialog).queryByRole('columnheader', { name: 'Load' })).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: 'All distance' }));
  expect(
    await within(dialog).findByText('All 60 records count here; none is left out.'),
  ).toBeVisible();
});

it('tells a share of a whole from the whole', async () => {
  const { user, asked } = show(drivers);
  await user.click(await figure('Empty %, Name 3: 3,001.00%. Show the records'));
  expect(
    await within(await drawer()).findByText(
      /^All distance \(Name 3\) 1,830 × 100 ÷ All distance \(Total of all\)/,
    ),
  ).toBeVisible();
  expect(asked().map(({ place }) => place.row)).toEqual([{ Driver: 'Name 3' }, {}]);
});

it('asks for the records of the previous dates', async () => {
  const { user, asked } = show(trips);
  await openOptions(user);
  await user.click(screen.getByRole('button', { name: /^Compare with previous: / }));
  await user.click(await figure('Distance (Previous), Jan 2025: 1,100. Show the records'));
  const dialog = await drawer();
  expect(
    within(dialog).getByText('Distance (Previous) · Jan 2025 · One year earlier'),
  ).toBeVisible();
  await within(dialog).findByRole('table');
  expect(asked()[0]?.place.side).toBe('previous');
});

it('says of a national average why it has no records', async () => {
  const { user, asked } = show(trips);
  await openOptions(user);
  await user.click(screen.getByRole('button', { name: /^National average: / }));
  const average = "Empty % (Nat'l Avg), Total: 6,201.00%";
  await user.click(
    await figure(`${average}. Show how the average comes about and of how many fleets`),
  );
  const dialog = await drawer();
  expect(within(dialog).getByText(/^From the sums of 5 other fleets/)).toBeVisible();
  expect(within(dialog).getByText(text('shell:records.national_private'))).toBeVisible();
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(asked()).toEqual([]);
});

it('says beside an average per fleet which share of the locations is selected, not beside a ratio', async () => {
  const { user } = showCard(trips, {
    view: { compared: { national: true } },
    respond: () => ({
      ...answerOf(trips, { graph_compare_by_NA: true }),
      selected_locations: { chosen: 12, of: 1047 },
    }),
  });
  const share = '12 of 1,047 locations selected';
  await user.click(await screen.findByRole('button', { name: /^Distance \(Nat'l Avg\), Total: / }));
  expect(within(await drawer()).getByText(share)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the records' }));
  await user.click(screen.getByRole('button', { name: /^Empty % \(Nat'l Avg\), Total: / }));
  const dialog = await drawer();
  expect(within(dialog).getByText(/^From the sums of 5 other fleets/)).toBeVisible();
  expect(within(dialog).queryByText(share)).toBeNull();
});

it('names a position with its group', async () => {
  const { user, asked } = show(makes);
  await user.click(await screen.findByRole('button', { name: 'Name 3 by Position' }));
  await user.click(await figure('Distance, Name 3 · Drive: 3,020. Show the records'));
  await within(await drawer()).findByText('60 records');
  expect(asked()[0]?.place.row).toEqual({ Make: 'Name 3', Position: 'drive' });
});

it('takes the total of a group over all its positions', async () => {
  const { user, asked } = show(makes);
  await user.click(await screen.findByRole('button', { name: 'Name 3 by Position' }));
  await user.click(await figure('Make Total, Name 3 · Drive: 3,021. Show the records'));
  await within(await drawer()).findByText('60 records');
  expect(asked()[0]?.place.row).toEqual({ Make: 'Name 3' });
});

it('asks by location for the records of a location', async () => {
  const { user, asked } = show(trips);
  await openOptions(user);
  await user.click(screen.getByRole('button', { name: /^By location: / }));
  await user.click(await figure('Distance, L003: 3,000. Show the records'));
  await within(await drawer()).findByRole('table');
  expect(asked()[0]).toMatchObject({
    report: { rows_by: 'location' },
    place: { row: { Code: 'L003' } },
  });
});

it('is closed by Escape and gives the focus back to the figure', async () => {
  const { user } = show(trips);
  const button = await figure(ofTotal);
  button.focus();
  await user.keyboard('{Enter}');
  await within(await drawer()).findByRole('table');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('says that it failed, and tries again', async () => {
  let isDown = true;
  const { user } = show(trips, (name, call) =>
    isDown ? refusal('too_many_requests', '') : tripServer(name, call),
  );
  await user.click(await figure(ofTotal));
  const dialog = await drawer();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Too many requests');
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('table')).toBeVisible();
});

it('says when there is nothing behind a figure', async () => {
  const { user } = show(trips, (_, { body }) => ({
    ...recordsOf(body as TripRecordsBody, { definition: trips, columns: legColumns, codes: {} }),
    ...{ records: [], total_items: 0, sum: 0 },
  }));
  await user.click(await figure(ofTotal));
  expect(await within(await drawer()).findByText('No records')).toBeVisible();
});

it('is in the address while it is open, with what is looked at', async () => {
  const { user, params } = show(trips, undefined, '');
  await user.click(await figure('Empty %, Jan 2025: 1,001.00%. Show the records'));
  const dialog = await drawer();
  expect(within(dialog).getByRole('button', { name: 'Share' })).toBeVisible();
  expect(params()).toMatchObject({ r1w: 'EmptyPercent*2025-01-01*month' });
  await user.click(await within(dialog).findByRole('button', { name: 'Loaded legs: 3' }));
  expect(params()).toMatchObject({ r1w: 'EmptyPercent..loaded*2025-01-01*month' });
  await user.click(within(dialog).getByRole('radio', { name: 'All distance' }));
  expect(params()).toMatchObject({ r1w: 'EmptyPercent.w*2025-01-01*month' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(params()).not.toHaveProperty('r1w');
});

it('is opened by an address, at the records that it names', async () => {
  const { asked } = show(trips, undefined, 'r1w=EmptyPercent..loaded*2025-01-01*month');
  const dialog = await drawer();
  expect(await within(dialog).findByText('Empty % · Jan 2025')).toBeVisible();
  expect(await within(dialog).findByRole('table', { name: 'Records: Loaded legs' })).toBeVisible();
  expect(asked().map(({ place }) => place)).toContainEqual({
    ...{ row: { Date: '2025-01-01', Period: 'month' }, side: 'current', measure: 'empty' },
    left_out: 'loaded',
  });
});

it('is opened by an address at a row inside another', async () => {
  show(makes, undefined, 'r3w=MakeTotal*Name+3*drive');
  const dialog = await drawer();
  expect(await within(dialog).findByText('Make Total · Name 3 · Drive')).toBeVisible();
});

it('says that a figure is gone which the report has no more', async () => {
  const { user, params } = show(trips, undefined, 'r1w=Distance*2031-01-01*month');
  expect(await within(await drawer()).findByText('This figure is gone')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the records' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(params()).not.toHaveProperty('r1w');
});
