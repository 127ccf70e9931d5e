import type { Static } from 'typebox';
import type { PressureUnit, TreadUnit } from '../../portal/units-of-measurement.ts';
import type { conditionException } from './condition-records.schema.ts';

interface TextContext {
  readonly t: (key: string, params?: Readonly<Record<string, string>>) => string;
  readonly pressure_format: PressureUnit;
  readonly tread_depth_format: TreadUnit;
  /** Formats a value in this unit as a number. */
  readonly figure: (value: number, unit: PressureUnit | TreadUnit) => string;
}

/** Returns an exception as text: the measured value and its limit, or the flagged conditions. */
export function exceptionText(
  { check, measured, limit, conditions, valve }: Static<typeof conditionException>,
  { t, pressure_format, tread_depth_format, figure }: TextContext,
): string {
  if (measured === null || limit === null)
    return [
      ...conditions.map((code) => t(`wear.${code}`)),
      ...(valve ? [t(`condition_valve.${valve}`)] : []),
    ].join(', ');
  const shown = (value: number) =>
    check === 'pressure' || check === 'dual_pressure'
      ? t(`pressure.${pressure_format}`, { value: figure(value, pressure_format) })
      : t(`depth.${tread_depth_format}`, { value: figure(value, tread_depth_format) });
  return t('condition_exceptions.against', { found: shown(measured), limit: shown(limit) });
}
