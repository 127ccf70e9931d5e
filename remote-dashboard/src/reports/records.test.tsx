import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { reportLimits } from '@portal/contract/reports';
import { screen, waitFor, within } from '@portal/platform/testing';
import { type AskedRecords, recordsOf } from '../testing/record-rows.ts';
import {
  everyReport,
  reportNamed,
  reportServer,
  selection,
  showCard,
  text,
} from '../testing/show-card.tsx';

/** Renders a card whose figures have records. */
function show(definition: DashboardReport) {
  const figures = reportServer(definition);
  const shown = showCard(definition, {
    respond: (name, call) =>
      name.endsWith('get_records') ? recordsOf(call.body as AskedRecords) : figures(name, call),
  });
  const asked = () =>
    shown.calls
      .filter(({ name }) => name.endsWith('get_records'))
      .map(({ body }) => body as AskedRecords & Record<string, unknown>);
  return { ...shown, asked };
}

const drawer = () => screen.findByRole('dialog');

it('asks for the records of a figure with the whole selection', async () => {
  const { user, asked } = show(reportNamed('emergency_service'));
  const name = 'Emergency Cost, Jan 2025: $1,001.00. Show the records';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await drawer();
  expect(await within(dialog).findByText('60 records. Amount in all: $1,830.00')).toBeVisible();
  expect(within(dialog).getByText('Emergency spend, added up: $1,001.00')).toBeVisible();
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

it('writes dates, words, amounts and what is missing', async () => {
  const { user } = show(reportNamed('emergency_service'));
  const name = 'Total Cost, Total: $6,000.00. Show the records';
  await user.click(await screen.findByRole('button', { name }));
  const row = (await within(await drawer()).findByText('InvoiceNumber 3')).closest('tr');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(within(row as HTMLElement).getByRole('rowheader')).toHaveTextContent('01/04/2025');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['InvoiceNumber 3', '3', 'LocationCode 3 · LocationName 3', 'DealerName 3 · DealerNonsig 3'],
    ...['New tire', 'Product 3', '–', '3', '$3.00'],
  ]);
});

it('starts with the newest by a date that is shown', async () => {
  const { user, asked } = show(reportNamed('casing_brand_count'));
  const [button] = await screen.findAllByRole('button', { name: / Show the records$/ });
  await user.click(button as HTMLElement);
  await within(await drawer()).findByRole('table');
  expect(asked()[0]).toMatchObject({ order_by: 'ReceivedOn', is_sort_desc: true });
});

it('has the records made as a file, those in view in their order', async () => {
  const { user, calls } = show(reportNamed('average_brand_age'));
  await user.click(
    (
      await screen.findAllByRole('button', { name: /^Average Age \(Years\),.* Show the records$/ })
    )[0] as HTMLElement,
  );
  const dialog = await drawer();
  await user.click(await within(dialog).findByRole('button', { name: 'No valid TIN: 3' }));
  await within(dialog).findByRole('table', { name: 'Records: No valid TIN' });
  await user.click(within(dialog).getByRole('button', { name: /export/i }));
  await user.click(await screen.findByRole('menuitem', { name: /excel/i }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('export_records'))?.body).toMatchObject({
      tab_parameters: { tab_type: 'casingdurability' },
      report: { report_type: 'average_brand_age' },
      place: { side: 'current', measure: 'age_days', left_out: 'no_tin' },
      order_by: 'AgeDays',
      is_sort_desc: true,
      format: 2,
    }),
  );
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
      await user.click(within(dialog).getByRole('button', { name: text('shell:records.close') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
