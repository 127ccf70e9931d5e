/**
 * Formats a number with a fixed count of decimals, rounded half away from zero like the database.
 * It works on the shortest decimal form of the number, so that 1.005 becomes 1.01 although its
 * binary value is slightly lower.
 *
 * @param value any number, however large
 * @param digits decimals to keep, from 0
 * @returns digits with a point, a leading minus if negative, no separators; zero has no sign
 */
export function toDecimal(value: number, digits: number): string {
  const { negative, whole, fraction } = plain(value);
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = kept + ((fraction[digits] ?? '0') >= '5' ? 1n : 0n);
  const text = String(rounded).padStart(digits + 1, '0');
  const point = text.length - digits;
  const sign = negative && rounded > 0n ? '-' : '';
  return sign + text.slice(0, point) + (digits > 0 ? `.${text.slice(point)}` : '');
}

/** Expands the exponent in which JavaScript writes numbers from 1e21 and below 1e-6. */
function plain(value: number): { negative: boolean; whole: string; fraction: string } {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  return {
    negative: value < 0,
    whole: point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0',
    fraction: point > 0 ? digits.slice(point) : digits.padStart(digits.length - point, '0'),
  };
}

/** Rounds half away from zero to a count of decimals, without binary artifacts: 1.005 → 1.01. */
export const roundHalfUp = (value: number, digits: number): number =>
  Number.isFinite(value) ? Number(toDecimal(value, digits)) : value;
