import type { RecordsRequest, ReportDefinition } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { rangeOf, within } from '../figures/ranges.ts';
import { type AskedReport, type Filters, filtersOf } from '../filters.ts';
import type { RecordSource } from '../record-source.ts';
import { type ReportArea, sumsOf } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { inRow } from './place.ts';

/**
 * `from` and `where` of the records that a row of a report is of, whether a measure adds them up or
 * leaves them out: aliases are `r` for the record, `l` and `d` for its location and dealer. Every
 * further condition of a record fits behind.
 *
 * @throws Refusal with the path of a row that is none
 */
export function recordsBehind<Subject extends ReportSubject>(
  area: Pick<ReportArea<Subject>, 'filterValues' | 'sums'>,
  source: RecordSource<Subject>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
  request: Pick<RecordsRequest<AskedReport>, 'report' | 'place'>,
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
      and ${source.isAskedFor(filters as Filters<Subject['terms']['filter']>)}
      and ${inRow(sums, definition, selection, request)}`;
}
