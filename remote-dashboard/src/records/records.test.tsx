import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { reportLimits } from '@portal/contract/reports';
import { type Respond, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { type AskedRecords, recordCount, recordsOf } from '../testing/record-rows.ts';
import { everyReport, reportServer, selection, showCard, text } from '../testing/show-card.tsx';

const definitionOf = (type: string): DashboardReport => {
  const found = everyReport.find(([name]) => name === type)?.[1];
  if (!found) throw new Error(`No report ${type}`);
  return found;
};
const emergencies = definitionOf('emergency_service');

/** Answers for a report's figures and for their records, as `behind` has them. */
const withRecords =
  (
    definition: DashboardReport,
    behind: Respond = (_, { body }) => recordsOf(body as AskedRecords),
  ): Respond =>
  (name, call) =>
    name.endsWith('get_records') ? behind(name, call) : reportServer(definition)(name, call);

function show(definition: DashboardReport, behind?: Respond) {
  const shown = showCard(definition, { respond: withRecords(definition, behind) });
  const asked = () =>
    shown.calls
      .filter(({ name }) => name.endsWith('get_records'))
      .map(({ body }) => body as AskedRecords & Record<string, unknown>);
  return { ...shown, asked };
}

const figure = (name: string) => screen.findByRole('button', { name });
const drawer = () => screen.findByRole('dialog');

it('opens the records of a month from its figure', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await figure('Emergency Cost, Jan 2025: $1,001.00. Show the records'));
  const dialog = await drawer();
  expect(dialog).toHaveAccessibleName(text(emergencies.title));
  expect(within(dialog).getByText('Emergency Cost · Jan 2025')).toBeVisible();
  expect(within(dialog).getByText('$1,001.00')).toBeVisible();
  expect(await within(dialog).findByText('60 records. Amount in all: $1,830.00')).toBeVisible();
  expect(within(dialog).getByText('Emergency spend, added up: $1,001.00')).toBeVisible();
  expect(within(dialog).getAllByRole('row')).toHaveLength(reportLimits.recordsPage + 1);
  expect(asked()[0]).toMatchObject({
    base_parameters: { ...selection.fleet, ...selection.dates },
    tab_parameters: { tab_type: 'purchases' },
    report: { report_type: 'emergency_service' },
    place: {
      row: { Date: '2025-01-01', Period: 'month' },
      side: 'current',
      measure: 'emergency_spend',
    },
    page_number: 1,
    page_size: reportLimits.recordsPage,
    order_by: 'Amount',
    is_sort_desc: true,
  });
});

it('turns the pages and sorts all of them', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await figure('Total Cost, Total: $6,000.00. Show the records'));
  const dialog = await drawer();
  await user.click(await within(dialog).findByRole('button', { name: 'Next page' }));
  expect(await within(dialog).findByText('InvoiceNumber 26')).toBeVisible();
  expect(within(dialog).getByText(`Rows 26–50 of ${recordCount}`)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Dealer' }));
  expect(await within(dialog).findByText('InvoiceNumber 1')).toBeVisible();
  const last = asked().at(-1);
  expect(last).toMatchObject({ page_number: 1, order_by: 'DealerName', is_sort_desc: false });
  expect(last?.place.row).toEqual({});
  await user.click(within(dialog).getByRole('button', { name: 'Quantity' }));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ order_by: 'Quantity', is_sort_desc: true }),
  );
});

it('writes dates, words, amounts and what is missing', async () => {
  const { user } = show(emergencies);
  await user.click(await figure('Total Cost, Total: $6,000.00. Show the records'));
  const row = (await within(await drawer()).findByText('InvoiceNumber 3')).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(within(row as HTMLElement).getByRole('rowheader')).toHaveTextContent('01/04/2025');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['InvoiceNumber 3', '3', 'LocationCode 3', 'DealerName 3', 'New tire', 'Product 3', '–'],
    ...['3', '$3.00'],
  ]);
});

it('shows either part of a quotient, and the division in words', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await figure('Emergency %, Total: 6,002.00%. Show the records'));
  const dialog = await drawer();
  expect(
    await within(dialog).findByText(
      'Emergency spend $1,830.00 × 100 ÷ All spend $1,830.00 = 6,002.00%',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'All spend' }));
  expect(await within(dialog).findByRole('table', { name: 'Records: All spend' })).toBeVisible();
  expect(new Set(asked().map(({ place }) => place.measure))).toEqual(
    new Set(['emergency_spend', 'spend']),
  );
});

it('tells a share of a whole from the whole', async () => {
  const products = definitionOf('top_products');
  const { user, asked } = show(products);
  await user.click(await figure('% of Total Spend, Name 3: 3,002.00%. Show the records'));
  const dialog = await drawer();
  expect(
    await within(dialog).findByText(
      /^Spend on products \(Name 3\) \$1,830\.00 × 100 ÷ Spend on products \(Total of all\)/,
    ),
  ).toBeVisible();
  expect(asked().map(({ place }) => place.row)).toEqual([{ Product: 'Name 3' }, {}]);
});

it('asks for the records of the previous dates', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await screen.findByRole('button', { name: /^Compare with previous/ }));
  await user.click(await figure('Total Cost (Previous), Jan 2025: $1,100.00. Show the records'));
  const dialog = await drawer();
  expect(
    within(dialog).getByText('Total Cost (Previous) · Jan 2025 · One year earlier'),
  ).toBeVisible();
  await within(dialog).findByRole('table');
  expect(asked()[0]?.place.side).toBe('previous');
});

it('says of a national average why it has no records', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await screen.findByRole('button', { name: /^National average/ }));
  const average = "Emergency % (Nat'l Avg), Total: 6,202.00%";
  await user.click(
    await figure(`${average}. Show how the average comes about and of how many fleets`),
  );
  const dialog = await drawer();
  expect(within(dialog).getByText(/^From the sums of 5 other fleets/)).toBeVisible();
  expect(within(dialog).getByText(text('records.national_private'))).toBeVisible();
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(asked()).toEqual([]);
});

it('names a position with its brand', async () => {
  const submitted = definitionOf('casings_submitted');
  const { user, asked } = show(submitted);
  await user.click(await screen.findByRole('button', { name: 'Name 3 by Position' }));
  await user.click(await figure('Casings Submitted, Name 3 · Drive: 3,020. Show the records'));
  await within(await drawer()).findByText('60 records');
  expect(asked()[0]?.place.row).toEqual({ CasingBrandName: 'Name 3', Position: 'drive' });
});

it('takes the total of a brand over all its positions', async () => {
  const { user, asked } = show(definitionOf('casings_submitted'));
  await user.click(await screen.findByRole('button', { name: 'Name 3 by Position' }));
  await user.click(await figure('Brand Total, Name 3 · Drive: 3,021. Show the records'));
  await within(await drawer()).findByText('60 records');
  expect(asked()[0]?.place.row).toEqual({ CasingBrandName: 'Name 3' });
});

it('asks by location for the records of a location', async () => {
  const { user, asked } = show(emergencies);
  await user.click(await screen.findByRole('button', { name: /^By location/ }));
  await user.click(await figure('Total Cost, L003: $3,000.00. Show the records'));
  await within(await drawer()).findByRole('table');
  expect(asked()[0]).toMatchObject({
    report: { rows_by: 'location' },
    place: { row: { Code: 'L003' } },
  });
});

it('is closed by Escape and gives the focus back to the figure', async () => {
  const { user } = show(emergencies);
  const button = await figure('Total Cost, Total: $6,000.00. Show the records');
  button.focus();
  await user.keyboard('{Enter}');
  await within(await drawer()).findByRole('table');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('says that it failed, and tries again', async () => {
  let isDown = true;
  const { user } = show(emergencies, (_, { body }) =>
    isDown ? refusal('too_many_requests', '') : recordsOf(body as AskedRecords),
  );
  await user.click(await figure('Total Cost, Total: $6,000.00. Show the records'));
  const dialog = await drawer();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    text('failure.too_many_requests'),
  );
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('table')).toBeVisible();
});

it('says when there is nothing behind a figure', async () => {
  const { user } = show(emergencies, (_, { body }) => ({
    ...recordsOf(body as AskedRecords),
    ...{ records: [], total_items: 0, sum: 0 },
  }));
  await user.click(await figure('Total Cost, Total: $6,000.00. Show the records'));
  expect(await within(await drawer()).findByText('No records')).toBeVisible();
});

describe.each(everyReport)('%s', (_, definition) => {
  it('opens the records of every figure of a row, with what the measure adds', async () => {
    const { user, asked } = show(definition);
    await screen.findByRole('table');
    for (const { label, figure: made } of definition.columns) {
      const name = 'sum' in made ? made.sum : made.part;
      const measure = definition.measures[name];
      const [button] = screen.getAllByRole('button', {
        name: (each) => each.startsWith(`${text(label)}, `) && each.endsWith('Show the records'),
      });
      await user.click(button as HTMLElement);
      const dialog = await drawer();
      await within(dialog).findByRole('table', { name: `Records: ${text(measure?.label ?? '')}` });
      expect(asked().some(({ place }) => place.measure === name)).toBe(true);
      await user.click(within(dialog).getByRole('button', { name: text('records.close') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
