import type { Static } from 'typebox';
import type { PressureUnit, TreadUnit } from '../../portal/units-of-measurement.ts';
import type { conditionException } from './condition-records.schema.ts';

interface Telling {
  readonly t: (key: string, params?: Readonly<Record<string, string>>) => string;
  readonly pressure_format: PressureUnit;
  readonly tread_depth_format: TreadUnit;
  /** A value in this unit as a number to read. */
  readonly figure: (value: number, unit: PressureUnit | TreadUnit) => string;
}

/** What was measured and what it was held against, or what was flagged. */
export function exceptionText(
  { check, measured, limit, conditions, valve }: Static<typeof conditionException>,
  { t, pressure_format, tread_depth_format, figure }: Telling,
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
