import { reportLimits } from '@portal/contract/reports';

/** Most characters that the server takes for one name. */
const longestName = 120;

/** Names in one text of an address: joined by asterisks; `!x` is an asterisk of a name's own. */
export const writeList = (names: Iterable<string>): string | null =>
  Array.from(names, (name) => name.replaceAll('!', '!!').replaceAll('*', '!x')).join('*') || null;

const control = /\p{Cc}/u;

/** The names in such a text, each once; those that cannot be names are left out. */
export function readList(text: string | null): string[] {
  const names = (text ?? '')
    .split('*')
    .map((name) => name.replaceAll(/!([!x])/g, (_, mark) => (mark === 'x' ? '*' : '!')))
    .filter((name) => name !== '' && name.length <= longestName && !control.test(name));
  return [...new Set(names)].slice(0, reportLimits.selection);
}
