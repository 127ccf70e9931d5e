/** The most characters that the name of a sheet can have. */
const longest = 31;

/**
 * Gives sheets their names: a title without the characters that names cannot have, cut to their
 * length, and with a number behind it where another sheet has the name already.
 */
export class SheetNames {
  // Spreadsheets keep it for themselves.
  private readonly taken = new Set(['history']);

  /** @param fallback for titles of which nothing is left */
  constructor(private readonly fallback: string) {}

  nameFor(title: string): string {
    const name = legal(title) || legal(this.fallback) || '1';
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? '' : ` (${number})`;
      const candidate = trimmed(cut(name, longest - end.length)) + end;
      const key = candidate.normalize('NFKC').toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return candidate;
    }
  }
}

const legal = (title: string): string =>
  trimmed(cut(trimmed(title.replace(/[[\]:*?/\\\p{C}]/gu, ' ').replace(/\s+/g, ' ')), longest));

/** Neither end of a name is a space or an apostrophe. */
const trimmed = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '');

/** Never in the middle of a character that counts as two. */
const cut = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\ud800-\udbff]$/, '');
