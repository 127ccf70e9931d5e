/** The most characters that the name of a sheet can have. */
const longest = 31;

/**
 * Gives sheets their names: a title without the characters that names cannot have, shortened to their
 * length, and with a number behind it where another sheet has the name already.
 */
export class SheetNames {
  // Spreadsheets keep it for themselves.
  private readonly taken = new Set(['history']);

  /** @param fallback for titles of which nothing is left */
  constructor(private readonly fallback: string) {}

  /** @param ending the end of the title that is not cut off */
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

/** Parts of a date are told apart by hyphens: names cannot have strokes. */
const legal = (title: string): string =>
  title
    .replace(/(?<=\d)\/(?=\d)/g, '-')
    .replace(/[[\]:*?/\\\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ');

/** A name with dots in place of what does not fit before its ending. */
function fitted(name: string, ending: string, length: number): string {
  if (name.length <= length) return name;
  if (ending === '' || !name.endsWith(ending)) return trimmed(cut(name, length));
  return `${trimmed(cut(name, length - ending.length - 1))}…${ending}`;
}

/** Neither end of a name is a space or an apostrophe. */
const trimmed = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '');

/** Never in the middle of a character that counts as two. */
const cut = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\ud800-\udbff]$/, '');
