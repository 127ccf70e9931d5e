import { surveyLimits } from '../survey-limits.ts';

/**
 * The value of each character of a vehicle identification number, and the weight of each place.
 * Source: 49 CFR 565.15 (c). I, O and Q have no value, since they are not used.
 */
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), digit])),
  ...Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((letter, index) => [letter, index + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Zero-based: the check digit is in the ninth place, the model year in the tenth. */
const checkPlace = 8;
const yearPlace = 9;

/** Codes of the model years from 1980 on; they repeat every 30 years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;

/** Returns the code in the tenth place for a model year from 1980 on. */
export const vinYearCode = (year: number): string =>
  yearCodes[(year - firstYear) % yearCodes.length] ?? '';

/** Faults of a vehicle identification number; each is a key of the form. */
export type VinFault = 'length' | 'characters' | 'check_digit';

/** Returns a number as stored: in capital letters, without blanks and hyphens. */
export const vinOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether the manufacturer is in North America, where the check digit is required by law. */
export const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);

/**
 * Computes the check digit for the ninth place of a number.
 *
 * @param vin 17 characters; the ninth is ignored
 * @returns `0` to `9` or `X`; null if the number has an invalid character
 */
export function vinCheckDigit(vin: string): string | null {
  if (vin.length !== surveyLimits.vin) return null;
  let sum = 0;
  for (const [place, character] of [...vin].entries()) {
    const value = place === checkPlace ? 0 : values[character];
    if (value === undefined) return null;
    sum += value * (weights[place] ?? 0);
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/**
 * Returns the fault of a number, or null. A wrong check digit from outside North America, where the
 * ninth place is free, is also reported as `check_digit`, but is only a warning; see {@link
 * isNorthAmerican}.
 */
export function vinFault(vin: string): VinFault | null {
  if (vin.length !== surveyLimits.vin) return 'length';
  const digit = /^[A-HJ-NPR-Z0-9]+$/.test(vin) ? vinCheckDigit(vin) : null;
  if (digit === null) return 'characters';
  return vin[checkPlace] === digit ? null : 'check_digit';
}

/**
 * Whether a number is refused. A wrong check digit from outside North America is only a warning.
 */
export const isRefusedVin = (vin: string): boolean => {
  const fault = vinFault(vin);
  return fault !== null && (fault !== 'check_digit' || isNorthAmerican(vin));
};

/**
 * Returns the model year of a number's tenth place: the latest possible one up to next year.
 *
 * @param thisYear the current year
 * @returns null if the place has no year code
 */
export function vinModelYear(vin: string, thisYear: number): number | null {
  const index = yearCodes.indexOf(vin[yearPlace] ?? ' ');
  if (index < 0) return null;
  const first = firstYear + index;
  const rounds = Math.floor((thisYear + 1 - first) / yearCodes.length);
  return rounds < 0 ? null : first + rounds * yearCodes.length;
}
