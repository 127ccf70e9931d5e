import type { ValueType } from '../file-kind.ts';

/** A whole number from the least to the most. */
export const wholeNumber = (least: number, most: number): ValueType => ({
  sql: 'integer',
  read(text) {
    if (!/^-?\d+$/.test(text)) return { fault: 'is not a whole number.' };
    const value = Number(text);
    return value < least || value > most
      ? { fault: `is not from ${least} to ${most}.` }
      : { value };
  },
});

/**
 * A number with at most so many digits before and after the point. It remains a text, to stay
 * exact.
 */
const decimal = (before: number, after: number): ValueType => ({
  sql: 'numeric',
  read(text) {
    const [, whole, fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    if (whole === undefined) {
      return { fault: 'is not a number such as 1234.50, without separators or signs of money.' };
    }
    if (fraction.length > after) return { fault: `has more than ${after} decimals.` };
    return whole.replace(/^0+(?=\d)/, '').length > before
      ? { fault: `has more than ${before} digits before the point.` }
      : { value: text };
  },
});

/** The amount of a line; a credit is negative. */
export const amount = decimal(12, 2);

/** A number with decimals from the least to the most. */
export const between = (least: number, most: number, decimals: number): ValueType => ({
  sql: 'numeric',
  read(text, now) {
    const reading = decimal(12, decimals).read(text, now);
    if ('fault' in reading) return reading;
    const value = Number(text);
    return value < least || value > most ? { fault: `is not from ${least} to ${most}.` } : reading;
  },
});
