import type { RecordsRequest, ReportDefinition } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { rangeOf, within } from '../figures/ranges.ts';
import { type Filters, filtersOf, type RequestedReport } from '../filters.ts';
import type { RecordSource } from '../record-source.ts';
import { type ReportArea, sumsOf } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { inRow } from './place.ts';

/**
 * Returns `from` and `where` of the records behind a row of a report, whether a measure sums them
 * or leaves them out. The aliases are `r` for the record, `l` and `d` for its location and dealer;
 * further conditions can be appended.
 *
 * @throws Refusal with the path of an invalid row
 */
export function recordsBehind<Subject extends ReportSubject>(
  area: Pick<ReportArea<Subject>, 'filterValues' | 'sums'>,
  source: RecordSource<Subject>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: Pick<RecordsRequest<RequestedReport>, 'report' | 'place'>,
): RawBuilder<unknown> {
  const { report, place } = request;
  const sums = sumsOf(area, definition);
  const filters = filtersOf(definition, area.filterValues, report);
  return sql`
    from (
      select ${sql.lit(place.side)}::text as source, each.* from (${source.rows}) each
    ) r
    ${source.join(selection)}
    left join locations l on l.id = r.location_id
    left join dealers d on d.id = r.dealer_id
    where ${selection.record('r')}
      and ${within(sql`r.day`, rangeOf(selection, place.side))}
      and ${sums.among ?? sql`true`}
      and ${source.matchesFilters(filters as Filters<Subject['terms']['filter']>)}
      and ${inRow(sums, definition, selection, request)}`;
}
