import type { KeptReport } from '@portal/contract/analysis-reports';
import { unitHistory } from './history-rows.ts';
import { productReport } from './product-rows.ts';

export const savedCopyNamed = (
  report_name: string,
  id: number,
  own: Partial<KeptReport> = {},
): KeptReport => ({
  id,
  report_type: '3',
  report_name,
  subject_name: 'Harbor Freightways · 1001',
  is_closed: false,
  state: 'ready',
  done: 1,
  of: 1,
  failure: null,
  date_created: '2026-03-01T12:00:00.000Z',
  date_made: '2026-03-01T12:00:05.000Z',
  ...own,
});

/** One saved copy in each state. */
export const savedCopies: readonly KeptReport[] = [
  savedCopyNamed('Being made now', 6, { state: 'running', done: 2, of: 5, date_made: null }),
  savedCopyNamed('In the queue', 5, { state: 'waiting', done: 0, date_made: null }),
  savedCopyNamed('Before the sale', 4),
  savedCopyNamed('Of a lost fleet', 3, { is_closed: true, subject_name: null }),
  savedCopyNamed('Without an end', 2, { state: 'failed', failure: 'interrupted', date_made: null }),
  savedCopyNamed('Given up', 1, { state: 'cancelled', done: 0, date_made: null }),
];

/** Saved copies that no longer change by themselves. */
export const settledCopies = savedCopies.filter(
  ({ state }) => state !== 'running' && state !== 'waiting',
);

export const keptHistory = {
  ...unitHistory,
  kept: savedCopyNamed('Before the sale', 4),
  request: { account: '0100', unit_number: '1001' },
};

export const keptProducts = {
  ...productReport,
  kept: savedCopyNamed('Spring', 4, { report_type: '1', subject_name: '' }),
  request: { account_ids: [] },
};
