import { type PaletteEntry, sections } from './palette-entry.ts';

/** Maximum number of entries listed; typing more narrows them. */
const most = 40;

/**
 * Finds entries in which every word of the text begins a word. Sorted by section, those that begin
 * with the text first; ignores accents and case. An empty text lists all entries, except those for
 * searching only.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  text: string,
): readonly PaletteEntry[] {
  const wanted = folded(text);
  const words = wanted.split(' ').filter((word) => word !== '');
  const found = entries
    .filter(({ name, place = '', whenSearched }) => {
      const held = ` ${folded(`${name} ${place}`)}`;
      return words.length > 0 ? words.every((word) => held.includes(` ${word}`)) : !whenSearched;
    })
    .map((entry) => ({
      entry,
      section: sections.indexOf(entry.section),
      rank: wanted !== '' && folded(entry.name).startsWith(wanted) ? 0 : 1,
    }));
  return found
    .sort((one, other) => one.section - other.section || one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
