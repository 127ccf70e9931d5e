import type { DashboardReport, RecordKind } from '@portal/contract/fleet-dashboard';
import type { RecordsAnswer } from '@portal/contract/reports';
import type { Asking } from '../../../scope/find-account.ts';
import type { Selection } from '../selection.ts';
import { recordQueries } from './record-queries.ts';
import type { RecordsRequest } from './records-request.ts';

/**
 * A page of the records that a measure of a figure adds up, and the sum of all. They are the
 * account's own: of those behind a national average nobody sees any.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of a measure, row or column that is none
 */
export async function readRecords(
  { db }: Asking,
  definition: DashboardReport,
  selection: Selection,
  request: RecordsRequest,
): Promise<RecordsAnswer<RecordKind>> {
  const { page_number, page_size } = request;
  const { counted, page, shown } = recordQueries(definition, selection, request);
  const sums = await counted.execute(db);
  const ids = (await page.execute(db)).rows.map(({ id }) => id);
  const { rows: records } = await shown(ids).execute(db);
  const { total_items = 0, sum = 0 } = sums.rows[0] ?? {};
  return { kind: definition.records, records, page_number, page_size, total_items, sum };
}
