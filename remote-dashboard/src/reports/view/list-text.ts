import { limits } from '@portal/contract/fleet-dashboard';

/** Most characters that the server takes for one name. */
const longestName = 120;

/** Names in one text of an address: joined by asterisks; `!x` is an asterisk of a name's own. */
export const writeList = (names: Iterable<string>): string | null =>
  Array.from(names, (name) => name.replaceAll('!', '!!').replaceAll('*', '!x')).join('*') || null;

/** The names in such a text, each once; empty and overlong ones are left out. */
export function readList(text: string | null): string[] {
  const names = (text ?? '')
    .split('*')
    .map((name) => name.replaceAll(/!([!x])/g, (_, mark) => (mark === 'x' ? '*' : '!')))
    .filter((name) => name !== '' && name.length <= longestName);
  return [...new Set(names)].slice(0, limits.selection);
}
