import { type CrossingFinding, crossingFindingsList } from '@portal/contract/inspection-surveys';
import { clock } from '@portal/platform/guarding';
import { type ListCells, ListPanel, useList, useTableRoom } from '@portal/platform/lists';
import { reportCall } from '../../calls.ts';
import { crossingPath } from '../../paths.ts';
import { useReportLinkState } from '../../reports/previous-page.ts';
import { RuleLine } from '../../reports/rule-line.tsx';
import { PageLink } from '../../yard/page-link.tsx';
import { RowName } from '../../yard/row-name.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { CrossingFilters } from './crossing-filters.tsx';
import { LaneMoment } from './lane-moment.tsx';
import { periodOf, selectionBodyOf } from './period.ts';
import { type ShownFleets, useDropLostFleets } from './use-fleets.ts';

/** The readings of the selection that failed a check, each with its rule and limit. */
export function Readings({ shown }: { readonly shown: ShownFleets }) {
  const { fleets } = shown;
  const today = clock.today();
  const room = useTableRoom();
  const here = useReportLinkState();
  const selected = selectionBodyOf(fleets, today);
  const list = useList(crossingFindingsList, {
    key: [...yardQueryKey, 'crossing readings', fleets, today],
    ask: (body, signal) =>
      reportCall('POST checkpoint/get_findings', { body: selected(body), signal }),
  });
  const { data, error } = list.result;
  if (useDropLostFleets(shown, error)) return null;
  const cells: ListCells<CrossingFinding> = {
    unit_number: (row) => (
      <RowName room={room} below={<LaneMoment {...row} />}>
        <PageLink to={crossingPath(row.survey_id)} state={here}>
          {row.unit_number}
        </PageLink>
      </RowName>
    ),
    unit_date: (row) => <LaneMoment {...row} />,
    rule: (finding) => data && <RuleLine finding={finding} formats={data} />,
  };
  return (
    <ListPanel
      list={list}
      cells={cells}
      rowKey={({ finding_id }) => String(finding_id)}
      filters={
        <CrossingFilters list={list} fleets={fleets} period={periodOf(list.view.filters, today)} />
      }
    />
  );
}
