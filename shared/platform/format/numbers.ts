import { roundHalfUp, toDecimal } from '@portal/contract/portal';
import { noValue } from './no-value.ts';

/** A figure that may be missing, as reports have it. */
export type Figure = number | null | undefined;

export { roundHalfUp };

/** `-1,234.50`: thousands by comma, a fixed count of decimals, a leading minus. */
export function formatDecimal(value: Figure, digits: number): string {
  if (!isFigure(value)) return noValue;
  const [whole = '', fraction] = toDecimal(value, digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `1,235`. */
export const formatInteger = (value: Figure): string => formatDecimal(value, 0);

/**
 * `-$1,234.50`: two decimals, the minus before the symbol.
 *
 * @param symbol sign of the user's currency; the amount itself is never converted
 */
export function formatCurrency(value: Figure, symbol = '$'): string {
  const text = formatDecimal(value, 2);
  if (text === noValue) return text;
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : symbol + text;
}

/**
 * `12.50%`.
 *
 * @param value 0 to 100, as percentages travel
 */
export function formatPercent(value: Figure): string {
  const text = formatDecimal(value, 2);
  return text === noValue ? text : `${text}%`;
}

const shares = new Map<string, Intl.NumberFormat>();

/**
 * `21%` within a sentence, as the language writes it: some set a space before the sign.
 *
 * @param value 0 to 100, as percentages travel; rounded to a whole number
 * @param locale of the words around it
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
