import { surveyLimits } from '../survey-limits.ts';

/** Signs of more than one line, halves of characters, and those that are invisible or turn what stands beside them. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A unit's number as it is kept: without blanks around it, and with accents written in one way. Leading
 * zeros count, and so does every character of any script.
 *
 * @returns null when it is no number: empty, longer than 40 characters, or with signs that nobody sees
 */
export function unitNumber(text: string): string | null {
  const number = text.trim().normalize('NFC');
  const length = [...number].length;
  return length > 0 && length <= surveyLimits.unitNumber && !unfit.test(number) ? number : null;
}

/** A text with the code of each sign that a number cannot have in its place, as in `U+202E`: nobody sees the sign. */
export const seenText = (text: string): string =>
  text.replaceAll(new RegExp(unfit, 'gu'), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });

/**
 * Counts a unit's number up, as clones are numbered: its last digits go up by one, and keep the zeros
 * before them. A number without digits gets `2`.
 *
 * @returns null when the next number would be too long
 */
export function nextUnitNumber(number: string): string | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d*)(\D*)$/su.exec(number) ?? [];
  if (digits === '') return unitNumber(`${number}2`);
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0');
  return unitNumber(`${before}${next}${after}`);
}
