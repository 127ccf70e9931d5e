import { type RetorqueStanding, retorquesList } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Badge } from '@portal/platform/ui';
import { call, fileOf } from '../../calls.ts';
import { torque } from './torque.query.ts';
import { TorqueFilters } from './torque-filters.tsx';
import type { ChosenLocations } from './use-locations.ts';
import { useWheelEndCells } from './use-wheel-end-cells.tsx';

const colors: Readonly<Record<RetorqueStanding, string>> = {
  overdue: 'red',
  due: 'amber',
  unknown: 'gray',
};

/** The wheel ends due for re-torquing. */
export function RetorquesPanel({ locations }: { readonly locations: ChosenLocations }) {
  const { t } = useWords();
  const location_ids = [...locations.ids];
  const list = useList(retorquesList, {
    key: [...torque, 'retorques', location_ids],
    ask: (body, signal) =>
      call('POST torque_summary_report/get_retorques', { body: { ...body, location_ids }, signal }),
  });
  const { wheel_end, since_fitting } = useWheelEndCells(list.result.data);
  return (
    <ListPanel
      list={list}
      rowKey={({ unit_id, axle_number, side }) => [unit_id, axle_number, side].join()}
      cells={{
        wheel_end,
        since_fitting,
        state: ({ state }) => (
          <Badge variant="light" color={colors[state]}>
            {t(`retorque_state.${state}`)}
          </Badge>
        ),
      }}
      filters={
        <TorqueFilters
          locations={locations}
          range={list.view.filters}
          onRange={(filters) => list.change({ filters })}
        />
      }
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, location_ids };
        return format === exportFormats.pdf
          ? fileOf('POST torque_summary_report/download_retorques_pdf', { body, signal })
          : fileOf('POST torque_summary_report/download_retorques_excel', { body, signal });
      }}
    />
  );
}
