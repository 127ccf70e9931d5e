/** Maximum number of characters in a sheet's name. */
const longest = 31;

/**
 * Names sheets by their titles, without characters that names cannot contain, shortened to the
 * maximum length, and with a number appended if the name is already used.
 */
export class SheetNames {
  // Reserved by spreadsheets.
  private readonly taken = new Set(['history']);

  /** @param fallback for titles without any valid characters */
  constructor(private readonly fallback: string) {}

  /** @param ending the end of the title, which is not cut off */
  nameFor(title: string, ending = ''): string {
    const name = trimmed(legal(title)) || trimmed(legal(this.fallback)) || '1';
    const kept = legal(ending);
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` (${number})`;
      const candidate = fitted(name, kept, longest - end.length) + end;
      const key = candidate.normalize('NFKC').toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return candidate;
    }
  }
}

/** Parts of a date are separated by hyphens: names cannot contain slashes. */
const legal = (title: string): string =>
  title
    .replace(/(?<=\d)\/(?=\d)/g, '-')
    .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ');

/**
 * Shortens a name to a length: an ellipsis replaces the text that does not fit before its ending.
 */
function fitted(name: string, ending: string, length: number): string {
  if (name.length <= length) return name;
  if (ending === '' || !name.endsWith(ending)) return trimmed(cut(name, length));
  return `${trimmed(cut(name, length - ending.length - 1))}…${ending}`;
}

/** Removes spaces and apostrophes from both ends of a name. */
const trimmed = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '');

/** Shortens a name without splitting a surrogate pair. */
const cut = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\ud800-\udbff]$/, '');
