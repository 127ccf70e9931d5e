import { surveyLimits } from '../survey-limits.ts';

/**
 * Line breaks, lone surrogates, and characters that are invisible or that change the direction of
 * their neighbors.
 */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns a unit's number as stored: trimmed, with accents in normalized form. Leading zeros count,
 * and characters of any script are allowed.
 *
 * @returns null if it is not a number: empty, longer than 40 characters, or with invisible
 * characters
 */
export function unitNumber(text: string): string | null {
  const number = text.trim().normalize('NFC');
  const length = [...number].length;
  return length > 0 && length <= surveyLimits.unitNumber && !unfit.test(number) ? number : null;
}

/**
 * Replaces each character not allowed in a number by its code, as in `U+202E`, since the character
 * itself is invisible.
 */
export const seenText = (text: string): string =>
  text.replaceAll(new RegExp(unfit, 'gu'), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });

/**
 * Returns the next unit number, as clones are numbered: its last digits go up by one and keep their
 * leading zeros. A number without digits gets `2` appended.
 *
 * @returns null if the next number would be too long
 */
export function nextUnitNumber(number: string): string | null {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d*)(\D*)$/su.exec(number) ?? [];
  if (digits === '') return unitNumber(`${number}2`);
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0');
  return unitNumber(`${before}${next}${after}`);
}
