import { fileKinds } from '../kinds/kinds.ts';

/** The values of a row by column, written unchanged; omitted columns are empty. */
export type Fields = Readonly<Record<string, string>>;

export const line = {
  dealer: '0000007',
  invoice_number: '1',
  line_number: '1',
  account: '0000101',
  location: '0001',
  invoice_date: '2025-05-05',
  kind: 'labour',
  quantity: '1',
  amount: '10.00',
} satisfies Fields;

export const casing = {
  dealer: '0000009',
  casing_number: 'X1',
  account: '0000101',
  location: '0001',
  previous_caps: '0',
} satisfies Fields;

export const call = {
  call_number: 'X1',
  account: '0000101',
  location: '0001',
  dealer: '0000007',
  call_type: 'stock',
  unit_location: 'yard',
  status: 'open',
  received_at: '2025-05-05T23:00:00-05:00',
  received_on: '2025-05-05',
} satisfies Fields;

export const headerOf = (name: string): string =>
  Object.keys(fileKinds[name]?.columns ?? {}).join(',');

/** The content of a file of a kind with these rows. */
export function csvOf(name: string, ...rows: readonly Fields[]): string {
  const columns = headerOf(name).split(',');
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
  return `${[headerOf(name), ...lines].join('\n')}\n`;
}
