import type { RecordsAnswer, RecordsRequest, ReportDefinition } from '@portal/contract/reports';
import type { Asking } from '../../scope/find-account.ts';
import type { AskedReport } from '../filters.ts';
import type { ReportArea } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { recordQueries } from './record-queries.ts';

/**
 * A page of the records that a measure of a figure adds up, and the sum of all. They are of the chosen
 * accounts: of those behind a national average nobody sees any.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of a measure, row or column that is none
 */
export async function readRecords<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db }: Pick<Asking, 'db'>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: RecordsRequest<AskedReport>,
): Promise<RecordsAnswer<Subject['terms']['records']>> {
  const { page_number, page_size } = request;
  const { counted, page, shown } = recordQueries(area, definition, selection, request);
  const sums = await counted.execute(db);
  const ids = (await page.execute(db)).rows.map(({ id }) => id);
  const { rows: records } = await shown(ids).execute(db);
  const { total_items = 0, sum = 0 } = sums.rows[0] ?? {};
  return { kind: definition.records, records, page_number, page_size, total_items, sum };
}
