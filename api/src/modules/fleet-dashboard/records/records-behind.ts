import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, sql } from 'kysely';
import { filtersOf } from '../reports/filters.ts';
import { rangeOf, within } from '../reports/ranges.ts';
import type { Selection } from '../selection.ts';
import { inRow } from './place.ts';
import type { AnyRecordSource } from './record-source.ts';
import type { RecordsRequest } from './records-request.ts';

/**
 * `from` and `where` of the records that a measure adds up in a row of a report: aliases are `r` for
 * the record, `l`, `d` and `p` for its location, dealer and product. Every further condition of a
 * record fits behind.
 *
 * @throws Refusal with the path of a row that is none
 */
export function recordsBehind(
  source: AnyRecordSource,
  definition: DashboardReport,
  selection: Selection,
  request: Pick<RecordsRequest, 'report' | 'place'>,
): RawBuilder<unknown> {
  const { report, place } = request;
  return sql`
    from (
      select ${sql.lit(place.side)}::text as source, each.* from (${source.rows}) each
    ) r
    ${source.join(selection.accountId)}
    left join locations l on l.id = r.location_id
    left join dealers d on d.id = r.dealer_id
    left join products p on p.id = r.product_id
    where ${selection.record('r')}
      and ${within(sql`r.day`, rangeOf(selection, place.side))}
      and ${source.measures[place.measure] ?? sql`false`}
      and ${source.isAskedFor(filtersOf(definition, report))}
      and ${inRow(source, definition, selection, request)}`;
}
