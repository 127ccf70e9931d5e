import type { RecordsAnswer, RecordsRequest, ReportDefinition } from '@portal/contract/reports';
import type { QueryContext } from '../../scope/find-account.ts';
import type { RequestedReport } from '../filters.ts';
import type { ReportArea } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { recordQueries } from './record-queries.ts';

/**
 * Reads a page of the records that a figure's measure sums, or leaves out for a reason, with the
 * sum of all of them and the count for every other reason. All are records of the chosen accounts;
 * the records behind a national average are never shown.
 *
 * @throws Refusal `unknown_value` or `invalid` with the path of an invalid measure, reason, row or
 * column
 */
export async function readRecords<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db }: Pick<QueryContext, 'db'>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: RecordsRequest<RequestedReport>,
): Promise<RecordsAnswer<Subject['terms']['records']>> {
  const { page_number, page_size, place } = request;
  const { counted, page, shown } = recordQueries(area, definition, selection, request);
  const { rows: sums } = await counted.execute(db);
  const ids = (await page.execute(db)).rows.map(({ id }) => id);
  const { rows: records } = await shown(ids).execute(db);
  const sumOf = (reason: string | null) => sums.find((each) => each.reason === reason);
  const meant = sumOf(place.left_out ?? null);
  const reasons = definition.measures[place.measure]?.leavesOut ?? [];
  return {
    kind: definition.records,
    records,
    page_number,
    page_size,
    total_items: meant?.records ?? 0,
    sum: meant?.sum ?? 0,
    counted: sumOf(null)?.records ?? 0,
    left_out: reasons.flatMap((reason) => {
      const left = sumOf(reason);
      return left ? [{ reason, records: left.records }] : [];
    }),
  };
}
