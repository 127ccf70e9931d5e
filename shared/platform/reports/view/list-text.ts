import { reportLimits } from '@portal/contract/reports';

/** Maximum number of characters that the server accepts for one name. */
const longestName = 120;

/**
 * Joins names into one text for an address, separated by asterisks; `!x` is an asterisk within a
 * name.
 */
export const writeList = (names: Iterable<string>): string | null =>
  Array.from(names, (name) => name.replaceAll('!', '!!').replaceAll('*', '!x')).join('*') || null;

const control = /\p{Cc}/u;

/** Returns the names in such a text, each once; invalid names are omitted. */
export function readList(text: string | null): string[] {
  const names = (text ?? '')
    .split('*')
    .map((name) => name.replaceAll(/!([!x])/g, (_, mark) => (mark === 'x' ? '*' : '!')))
    .filter((name) => name !== '' && name.length <= longestName && !control.test(name));
  return [...new Set(names)].slice(0, reportLimits.selection);
}
