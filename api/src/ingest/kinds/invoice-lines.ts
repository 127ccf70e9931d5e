import {
  type Fault,
  type FileKind,
  optional,
  type Reference,
  type Row,
  required,
} from '../file-kind.ts';
import { date } from '../values/date.ts';
import { amount, wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import {
  account,
  checkProductComplete,
  dealer,
  location,
  product,
  productColumns,
} from './references.ts';

/** The kind of product for each kind of line. */
const sold = { new_tire: 'tire', retread_cap: 'retread', casing: 'casing' };
const sellsProduct = (kind: unknown) => Object.keys(sold).some((name) => name === kind);

/** A line repeats the type of its call, which must belong to the same account. */
const call: Reference = {
  columns: ['call_number'],
  join: `left join service_calls on service_calls.call_number = s.call_number
    and service_calls.account_id = accounts.id`,
  take: 'service_calls.id as call_id, service_calls.call_type, service_calls.unit_location',
  fault: 'r.call_number is not null and r.account_id is not null and r.call_id is null',
  reason: `format('Account %s has no call %s.', r.account, r.call_number)`,
};

/** Lines of invoices, including credits. */
export const invoiceLines: FileKind = {
  columns: {
    dealer: required(nonsig),
    invoice_number: required(documentNumber),
    line_number: required(wholeNumber(1, 32_767)),
    account: required(nonsig),
    location: required(text(40)),
    call_number: optional(documentNumber),
    invoice_date: required(date),
    kind: required(
      oneOf('new_tire', 'retread_cap', 'casing', 'repair', 'labour', 'call_out', 'fee'),
    ),
    ...productColumns,
    repair: optional(oneOf('nail_hole', 'spot', 'section', 'bead')),
    quantity: required(wholeNumber(-100_000, 100_000)),
    amount: required(amount),
  },
  key: ['dealer', 'invoice_number', 'line_number'],
  faults,
  sums: { day: 'invoice_date', amount: 'amount' },
  references: [
    account,
    location,
    dealer,
    call,
    product(
      `case s.kind ${Object.entries(sold)
        .map(([line, kind]) => `when '${line}' then '${kind}'`)
        .join(' ')} end`,
    ),
  ],
  table: 'invoice_lines',
  conflict: ['dealer_id', 'invoice_number', 'line_number'],
  written: {
    account_id: 'r.account_id',
    location_id: 'r.location_id',
    dealer_id: 'r.dealer_id',
    call_id: 'r.call_id',
    call_type: 'r.call_type',
    unit_location: 'r.unit_location',
    product_id: 'r.product_id',
    invoice_number: 'r.invoice_number',
    line_number: 'r.line_number::smallint',
    invoice_date: 'r.invoice_date',
    kind: 'r.kind',
    repair: 'r.repair',
    quantity: 'r.quantity',
    amount: 'r.amount',
  },
};

function faults(row: Row): Fault[] {
  const found = [...checkProductComplete(row)];
  if (sellsProduct(row.kind) && row.product_brand === null) {
    found.push({
      columns: ['product_brand'],
      reason: `A line of kind ${row.kind} names its product.`,
    });
  }
  if (!sellsProduct(row.kind) && row.product_brand !== null) {
    found.push({
      columns: ['product_brand'],
      reason: `A line of kind ${row.kind} has no product.`,
    });
  }
  if (row.repair !== null && row.kind !== 'repair') {
    found.push({ columns: ['repair'], reason: 'Only a line of kind repair says which repair.' });
  }
  if (Number(row.quantity) * Number(row.amount) < 0) {
    const reason =
      'A credit is negative in quantity and amount; a mere change of the price has the quantity 0.';
    found.push({ columns: ['quantity', 'amount'], reason });
  }
  return found;
}
