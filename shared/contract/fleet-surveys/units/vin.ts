import { surveyLimits } from '../survey-limits.ts';

/**
 * The value of each character of a vehicle identification number, and the weight of each place.
 * Source: 49 CFR 565.15 (c). I, O and Q have none: they are not used.
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
/** The check digit stands in the ninth place, the model year in the tenth. */
const checkPlace = 8;
const yearPlace = 9;

/** Characters of the model years from 1980 on, which come again after 30 years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;

/** What stands in the tenth place for a model year from 1980 on. */
export const vinYearCode = (year: number): string =>
  yearCodes[(year - firstYear) % yearCodes.length] ?? '';

/** What may be wrong with a number; each is a word key of the form. */
export type VinFault = 'length' | 'characters' | 'check_digit';

/** A number as it is kept: in capital letters, without blanks and hyphens. */
export const vinOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether the maker is in North America, where the check digit is required by law. */
export const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin);

/**
 * The check digit that belongs in the ninth place of a number.
 *
 * @param vin 17 characters; the ninth does not count
 * @returns `0` to `9` or `X`; null when it has characters that no such number has
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
 * What is wrong with a number. Outside North America the ninth place is free: there a wrong check digit
 * is `check_digit` too, and only a warning; see {@link isNorthAmerican}.
 */
export function vinFault(vin: string): VinFault | null {
  if (vin.length !== surveyLimits.vin) return 'length';
  const digit = /^[A-HJ-NPR-Z0-9]+$/.test(vin) ? vinCheckDigit(vin) : null;
  if (digit === null) return 'characters';
  return vin[checkPlace] === digit ? null : 'check_digit';
}

/** Whether a number is refused: only a warning is a wrong check digit from outside North America. */
export const isRefusedVin = (vin: string): boolean => {
  const fault = vinFault(vin);
  return fault !== null && (fault !== 'check_digit' || isNorthAmerican(vin));
};

/**
 * The model year that a number's tenth place stands for: the latest that is not after next year.
 *
 * @param thisYear the year in which it is read
 * @returns null when the place names none
 */
export function vinModelYear(vin: string, thisYear: number): number | null {
  const index = yearCodes.indexOf(vin[yearPlace] ?? ' ');
  if (index < 0) return null;
  const first = firstYear + index;
  const rounds = Math.floor((thisYear + 1 - first) / yearCodes.length);
  return rounds < 0 ? null : first + rounds * yearCodes.length;
}
