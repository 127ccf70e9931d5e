import { formatMeasure, parseMeasure, toShown, toStored } from '@portal/platform/format';
import type { Formats } from '../../../axles/formats.ts';
import type { EntryField } from './entry.ts';

/** Kind and value typed by a gauge, the value as text in the user's unit. */
export interface GaugeValue {
  readonly kind: 'pressure' | 'tread';
  readonly text: string;
}

/** Prefixes and suffixes that gauges type with a value. */
const form = /^(?<before>[a-z]*)[\s:=]*(?<value>\d*[.,]?\d+|\d+[.,])\s*(?<after>[a-z/0-9"]*)$/i;

const kinds: Readonly<Record<string, GaugeValue['kind']>> = {
  p: 'pressure',
  pr: 'pressure',
  td: 'tread',
  t: 'tread',
};

type MeasureUnit = Formats[keyof Formats];

const units: Readonly<Record<string, readonly [GaugeValue['kind'], MeasureUnit | 'kpa']>> = {
  psi: ['pressure', 'psi'],
  bar: ['pressure', 'bar'],
  kpa: ['pressure', 'kpa'],
  mm: ['tread', 'mm'],
  '/32': ['tread', '32nds'],
  '32nds': ['tread', '32nds'],
};

/**
 * Reads the text of a field once a gauge, or a person, ends it with Enter or Tab: `98`, `98,5`,
 * `P98.5 psi`, `TD 14.0`. A value in another unit is converted into the user's.
 *
 * @param field that it was typed into, used for a value without a kind
 * @returns null for an empty field, and for text that no gauge types
 */
export function readGauge(text: string, field: EntryField, formats: Formats): GaugeValue | null {
  const { before = '', value = '', after = '' } = form.exec(text.trim())?.groups ?? {};
  const number = parseMeasure(value);
  if (number === null) return null;
  const own = field === 'pressure' ? 'pressure' : 'tread';
  const named = kinds[before.toLowerCase()];
  const [kindOfUnit, unit] = units[after.toLowerCase()] ?? [];
  if ((before !== '' && !named) || (after !== '' && !unit)) return null;
  if (named && kindOfUnit && named !== kindOfUnit) return null;
  const kind = named ?? kindOfUnit ?? own;
  const shownIn = kind === 'pressure' ? formats.pressure_format : formats.tread_depth_format;
  if (!unit || unit === shownIn) {
    const decimal = value.replace(',', '.');
    return { kind, text: Number(decimal) === number ? decimal : String(number) };
  }
  const stored = unit === 'kpa' ? number : toStored(number, unit);
  return { kind, text: formatMeasure(toStored(toShown(stored, shownIn), shownIn), shownIn) };
}
