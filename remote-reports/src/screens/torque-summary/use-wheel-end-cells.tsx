import type { TorqueReport } from '@portal/contract/analysis-reports';
import { formatInteger, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';

type Formats = Pick<TorqueReport, 'torque_format' | 'distance_format'>;

interface WheelEnd {
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly since_fitting: number | null;
}

interface CheckedWheelEnd extends WheelEnd {
  readonly least: number;
  readonly most: number;
  readonly measured: number | null;
}

/** Cells of a wheel end for both lists, with values in the units of the answer. */
export function useWheelEndCells(formats: Formats | undefined) {
  const { t } = useWords();
  const torque = (text: string) =>
    t('torque.value', { value: text, unit: t(`torque_unit.${formats?.torque_format ?? 'nm'}`) });
  return {
    wheel_end: ({ axle_number: axle, side }: WheelEnd) => t(`wheel_end.${side}`, { axle }),
    since_fitting: ({ since_fitting }: WheelEnd) =>
      since_fitting === null
        ? noValue
        : t('torque.value', {
            value: formatInteger(since_fitting),
            unit: t(`distance_unit.${formats?.distance_format ?? 'km'}`),
          }),
    spec: ({ least, most }: CheckedWheelEnd) =>
      torque(`${formatInteger(least)}–${formatInteger(most)}`),
    measured: ({ measured }: CheckedWheelEnd) =>
      measured === null ? noValue : torque(formatInteger(measured)),
  };
}
