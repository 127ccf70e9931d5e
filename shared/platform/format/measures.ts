import { type MeasureUnit, unitSizes } from '@portal/contract/portal';
import { noValue } from './no-value.ts';
import { type Figure, roundHalfUp } from './numbers.ts';

/** Decimals shown for each unit, matching the precision of gauges and meters. */
const digits: Readonly<Record<MeasureUnit, number>> = {
  mm: 2,
  '32nds': 1,
  bar: 2,
  psi: 1,
  km: 1,
  mi: 1,
};

/** Converts a value to its stored unit: mm, kPa or km, unrounded. */
export const toStored = (value: number, unit: MeasureUnit): number => value * unitSizes[unit];

/** Converts a stored value to a unit, rounded for display. */
export const toShown = (stored: number, unit: MeasureUnit): number =>
  roundHalfUp(stored / unitSizes[unit], digits[unit]);

/**
 * Formats a stored value in a unit, such as `98.5`, without trailing zeros and without the unit's
 * name.
 */
export function formatMeasure(stored: Figure, unit: MeasureUnit): string {
  return stored === null || stored === undefined ? noValue : String(toShown(stored, unit));
}

/**
 * `123,456`, `123.456,5` or `123 456`: groups of thousands, then decimals after a different
 * separator.
 */
const grouped =
  /^(?<whole>\d{1,3}(?<by>[,.\s])\d{3}(?:\k<by>\d{3})*)(?:(?!\k<by>)[.,](?<rest>\d+))?$/;

/**
 * Parses typed miles, kilometers or hours. Unlike gauge values these are large, so three digits
 * after a point or comma are thousands.
 *
 * @returns null if the text is not an unsigned number
 */
export function parseMeter(text: string): number | null {
  const { whole, rest = '' } = grouped.exec(text.trim())?.groups ?? {};
  return whole === undefined
    ? parseMeasure(text)
    : Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
}

/** Returns the language of the page. */
const readersLocale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en-US';

const thousands = new Map<string, RegExp>();

/**
 * Returns a pattern for numbers with thousands separators, as written in a locale or in its
 * language in general.
 */
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
 * Parses a typed value with a point or comma before its decimals. The thousands separator of the
 * user's locale counts as one if exactly three digits follow it: `1,000` is a thousand in English,
 * and one in French.
 *
 * @returns null if the text is not an unsigned number
 */
export function parseMeasure(text: string): number | null {
  return parseMeasureIn(readersLocale(), text);
}

/** Parses a value as `parseMeasure` does, in a given locale. */
export function parseMeasureIn(locale: string, text: string): number | null {
  const typed = text.trim();
  const { whole, rest } = thousandsIn(locale).exec(typed)?.groups ?? {};
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
  const decimal = typed.replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : null;
}
