import { noValue } from '@portal/platform/format';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';

interface Values {
  readonly pressure: number | null;
  readonly tread_depth: number | null;
}

/** Formats the values of a reading in one line. */
export function useReadingText({ pressure_format, tread_depth_format }: Formats) {
  const measureText = useMeasureText();
  return (reading: Values | null): string => {
    const { pressure = null, tread_depth = null } = reading ?? {};
    const values = [
      ...(pressure === null ? [] : [measureText(pressure, pressure_format)]),
      ...(tread_depth === null ? [] : [measureText(tread_depth, tread_depth_format)]),
    ];
    return values.length > 0 ? values.join(', ') : noValue;
  };
}
