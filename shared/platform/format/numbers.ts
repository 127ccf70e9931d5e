import { roundHalfUp, toDecimal } from '@portal/contract/portal';
import { noValue } from './no-value.ts';

/** A figure of a report, which may be missing. */
export type Figure = number | null | undefined;

export { roundHalfUp };

/**
 * Formats a number such as `-1,234.50`: commas between thousands, a fixed number of decimals, a
 * leading minus.
 */
export function formatDecimal(value: Figure, digits: number): string {
  if (!isFigure(value)) return noValue;
  const [whole = '', fraction] = toDecimal(value, digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats a whole number, such as `1,235`. */
export const formatInteger = (value: Figure): string => formatDecimal(value, 0);

/**
 * Formats an amount such as `-$1,234.50`: two decimals, the minus before the symbol.
 *
 * @param symbol the user's currency symbol; the amount is never converted
 */
export function formatCurrency(value: Figure, symbol = '$'): string {
  const text = formatDecimal(value, 2);
  if (text === noValue) return text;
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
}

/**
 * Formats a percentage, such as `12.50%`.
 *
 * @param value 0 to 100, as on the wire
 */
export function formatPercent(value: Figure): string {
  const text = formatDecimal(value, 2);
  return text === noValue ? text : `${text}%`;
}

const shares = new Map<string, Intl.NumberFormat>();

/**
 * Formats a percentage within a sentence, such as `21%`; some languages put a space before the
 * sign.
 *
 * @param value 0 to 100, as on the wire; rounded to a whole number
 * @param locale locale of the surrounding text
 */
export function formatShare(value: number, locale: string): string {
  const known = shares.get(locale);
  const written =
    known ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  if (!known) shares.set(locale, written);
  return written.format(roundHalfUp(value, 0) / 100);
}

const isFigure = (value: Figure): value is number =>
  typeof value === 'number' && Number.isFinite(value);
