import { keptThingLimits } from './kept-things.ts';

/** Signs of more than one line, halves of characters, and those that turn what stands beside them. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A name as it is kept: trimmed, and with accents written in one way.
 *
 * @returns null when it is no name: nothing to be seen, more than 200 characters, or signs that do
 *   not belong on one line
 */
export function savedName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  const isFit = visible.test(name) && !unfit.test(name) && [...name].length <= keptThingLimits.name;
  return isFit ? name : null;
}
