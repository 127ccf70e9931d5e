import { type MeasureUnit, unitSizes } from '@portal/contract/portal';
import { noValue } from './no-value.ts';
import { type Figure, roundHalfUp } from './numbers.ts';

/** Decimals with which each unit is shown: as fine as gauges and meters read. */
const digits: Readonly<Record<MeasureUnit, number>> = {
  mm: 2,
  '32nds': 1,
  bar: 2,
  psi: 1,
  km: 1,
  mi: 1,
};

/** A value in its unit as it is stored: mm, kPa or km, unrounded. */
export const toStored = (value: number, unit: MeasureUnit): number => value * unitSizes[unit];

/** A stored value in a unit, rounded as it is shown. */
export const toShown = (stored: number, unit: MeasureUnit): number =>
  roundHalfUp(stored / unitSizes[unit], digits[unit]);

/** `98.5`: a stored value in a unit, without trailing zeros and without the unit's name. */
export function formatMeasure(stored: Figure, unit: MeasureUnit): string {
  return stored === null || stored === undefined ? noValue : String(toShown(stored, unit));
}

/** `123,456`, `123.456,5` or `123 456`: whole thousands, and decimals after another sign. */
const grouped =
  /^(?<whole>\d{1,3}(?<by>[,.\s])\d{3}(?:\k<by>\d{3})*)(?:(?!\k<by>)[.,](?<rest>\d+))?$/;

/**
 * Reads miles, kilometers or hours that somebody has typed. Unlike the value of a gauge they are long, so
 * that three digits after a point or a comma are thousands.
 *
 * @returns null for what is no number without a sign
 */
export function parseMeter(text: string): number | null {
  const { whole, rest = '' } = grouped.exec(text.trim())?.groups ?? {};
  return whole === undefined
    ? parseMeasure(text)
    : Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
}

/** The language of the page. */
const readersLocale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en-US';

const thousands = new Map<string, RegExp>();

/** Numbers in groups of three digits, as a locale writes them, or its language elsewhere. */
function thousandsIn(locale: string): RegExp {
  const known = thousands.get(locale);
  if (known) return known;
  const signs = [locale, new Intl.Locale(locale).language].flatMap((each) =>
    new Intl.NumberFormat(each)
      .formatToParts(123_456)
      .flatMap(({ type, value }) => (type === 'group' ? [/\s/.test(value) ? '\\s' : value] : [])),
  );
  const form = new RegExp(
    `^(?<whole>[1-9]\\d{0,2}(?<by>[${signs.join('')}])\\d{3}(?:\\k<by>\\d{3})*)(?:(?!\\k<by>)[.,](?<rest>\\d*))?$`,
  );
  thousands.set(locale, form);
  return form;
}

/**
 * Reads a value that somebody has typed, with a point or a comma before its decimals. The sign that
 * the reader's locale sets between thousands is one where exactly three digits follow it: `1,000` is
 * a thousand in English, and one in French.
 *
 * @returns null for what is no number without a sign
 */
export function parseMeasure(text: string): number | null {
  return parseMeasureIn(readersLocale(), text);
}

/** Reads a value as `parseMeasure` does, typed by a reader of a locale. */
export function parseMeasureIn(locale: string, text: string): number | null {
  const typed = text.trim();
  const { whole, rest } = thousandsIn(locale).exec(typed)?.groups ?? {};
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
  const decimal = typed.replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : null;
}
