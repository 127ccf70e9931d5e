import type { InspectionColor } from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Column, DataTable, Panel } from '@portal/platform/ui';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import { ColorValue } from './color-value.tsx';
import { type CrossingTire, tiresOf } from './tires.ts';
import { useTireState } from './use-tire-state.ts';

/** The contents of the map as a table. */
export function TiresPanel({ crossing }: { readonly crossing: CrossingDetail }) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const stateOf = useTireState();
  const { pressure_format, tread_depth_format } = crossing;
  const measured = (
    value: number | null,
    unit: typeof pressure_format | typeof tread_depth_format,
    color: InspectionColor,
  ) => <ColorValue color={color} text={value === null ? noValue : measureText(value, unit)} />;
  const columns: readonly Column<CrossingTire>[] = [
    {
      field: 'position',
      header: t('removed_tire.position'),
      render: ({ axle_number: axle, side, slot }) => t(`wheel.${side}_${slot}`, { axle }),
    },
    { field: 'state', header: t('checkpoint.tire_state'), render: stateOf },
    {
      field: 'pressure',
      header: t('check.pressure'),
      align: 'end',
      width: '8rem',
      render: (tire) => measured(tire.pressure, pressure_format, tire.pressure_color),
    },
    {
      field: 'tread_depth',
      header: t('check.tread_depth'),
      align: 'end',
      width: '8rem',
      render: (tire) => measured(tire.tread_depth, tread_depth_format, tire.tread_depth_color),
    },
    {
      field: 'duals',
      header: t('crossing.difference_duals'),
      align: 'end',
      render: ({ slot, duals }) =>
        slot === 'single'
          ? noValue
          : measured(duals.mismatch, tread_depth_format, duals.mismatch_color),
    },
    {
      field: 'axle',
      header: t('crossing.difference_axle'),
      align: 'end',
      render: ({ axle }) => measured(axle.mismatch, tread_depth_format, axle.mismatch_axle_color),
    },
  ];
  return (
    <Panel title={t('crossing.tires')} padding="flush">
      <DataTable
        caption={t('crossing.tires')}
        columns={columns}
        rows={tiresOf(crossing)}
        rowKey={({ position }) => position}
        empty={t('crossing.no_tires')}
      />
    </Panel>
  );
}
