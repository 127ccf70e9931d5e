import { formatMeasure, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';

type Unit = Parameters<typeof toStored>[1];

/** A value with its unit, as it is spoken: `98.5 psi`, `14/32`. */
export function useMeasureText() {
  const { t } = useWords();
  return (value: number, unit: Unit): string =>
    t(`measure.${unit}`, { value: formatMeasure(toStored(value, unit), unit) });
}

/** A value without its unit. */
export const measureFigure = (value: number | null, unit: Unit): string =>
  formatMeasure(value === null ? null : toStored(value, unit), unit);
