import { dealerExceptionsList } from '@portal/contract/inspection-surveys';
import { ListPanel, useList } from '@portal/platform/lists';
import { reportCall } from '../../calls.ts';
import { useExceptionCells } from '../../reports/use-exception-cells.tsx';
import { yard } from '../../yard/yard.query.ts';
import { DealerFilters } from './dealer-filters.tsx';

/** What the surveys of the selection found, each exception once. */
export function DealerExceptionsPanel() {
  const list = useList(dealerExceptionsList, {
    key: [...yard, 'dealer exceptions'],
    ask: (body, signal) => reportCall('POST survey/get_dealer_exceptions', { body, signal }),
  });
  return (
    <ListPanel
      list={list}
      cells={useExceptionCells(list.result.data)}
      rowKey={({ exception_id }) => exception_id}
      filters={<DealerFilters list={list} />}
    />
  );
}
