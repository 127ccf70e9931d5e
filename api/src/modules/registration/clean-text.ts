import { refuse } from '../../app/refusal.ts';

/**
 * A text without spaces around it.
 *
 * @param lines whether it may have several lines
 * @throws Refusal `invalid` for a text with control characters, or a line with format characters
 */
export function cleanText(text: string, path: string, { lines = false } = {}): string {
  const clean = text.trim();
  const refused = lines ? /[^\P{Cc}\t\n\r]/u : /[\p{Cc}\p{Cf}]/u;
  if (refused.test(clean)) throw refuse('invalid', path, 'The text holds control characters.');
  return clean;
}
