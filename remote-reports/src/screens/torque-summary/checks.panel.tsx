import type {
  TorqueCheck,
  TorqueReport,
  TorqueResult,
  torqueChecksList,
} from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel } from '@portal/platform/lists';
import { Badge } from '@portal/platform/ui';
import { fileOf } from '../../calls.ts';
import { TorqueFilters } from './torque-filters.tsx';
import type { ChosenLocations } from './use-locations.ts';
import { useWheelEndCells } from './use-wheel-end-cells.tsx';

interface ChecksPanelProps {
  readonly list: List<typeof torqueChecksList, TorqueCheck, TorqueReport>;
  readonly locations: ChosenLocations;
}

const colors: Readonly<Record<TorqueResult, string>> = {
  in_spec: 'green',
  low: 'amber',
  high: 'amber',
  re_torqued: 'amber',
  missing_hardware: 'red',
};

/** All checks of the selection. */
export function ChecksPanel({ list, locations }: ChecksPanelProps) {
  const { t } = useWords();
  const cells = useWheelEndCells(list.result.data);
  return (
    <ListPanel
      list={list}
      rowKey={({ survey_id, unit_id, axle_number, side }) =>
        [survey_id, unit_id, axle_number, side].join()
      }
      cells={{
        ...cells,
        result: ({ result }) => (
          <Badge variant="light" color={colors[result]}>
            {t(`torque_result.${result}`)}
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
        const body = { ...selection, location_ids: [...locations.ids] };
        return format === exportFormats.pdf
          ? fileOf('POST torque_summary_report/download_pdf', { body, signal })
          : fileOf('POST torque_summary_report/download_excel', { body, signal });
      }}
    />
  );
}
