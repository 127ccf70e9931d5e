import { keptThingLimits } from './kept-things.ts';

/** Line breaks, lone surrogates, and characters that change the direction of their neighbors. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns a name as stored: trimmed, with accents in normalized form.
 *
 * @returns null if it is not a name: nothing visible, more than 200 characters, or characters that
 * do not belong on one line
 */
export function savedName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  const isFit = visible.test(name) && !unfit.test(name) && [...name].length <= keptThingLimits.name;
  return isFit ? name : null;
}
