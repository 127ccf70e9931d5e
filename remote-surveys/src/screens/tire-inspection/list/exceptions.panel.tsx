import { surveyExceptionsList } from '@portal/contract/inspection-surveys';
import { ListPanel, useList } from '@portal/platform/lists';
import { reportCall } from '../../../calls.ts';
import { useExceptionCells } from '../../../reports/use-exception-cells.tsx';
import { yard } from '../../../yard/yard.query.ts';
import { useLosing } from '../use-lost-locations.ts';

interface ExceptionsPanelProps {
  readonly locations: readonly number[];
  readonly leaveOut: (ids: readonly number[]) => void;
}

/** What the surveys of the selection found, each exception once. */
export function ExceptionsPanel({ locations, leaveOut }: ExceptionsPanelProps) {
  const list = useList(surveyExceptionsList, {
    key: [...yard, 'survey exceptions', locations],
    ask: (body, signal) =>
      reportCall('POST survey/get_exceptions', {
        body: { ...body, locations: [...locations] },
        signal,
      }),
  });
  const { data, error } = list.result;
  const cells = useExceptionCells(data);
  if (useLosing(locations, error, leaveOut)) return null;
  return <ListPanel list={list} cells={cells} rowKey={({ exception_id }) => exception_id} />;
}
