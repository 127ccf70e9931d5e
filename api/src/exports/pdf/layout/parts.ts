import type { LoadedSection } from './loaded-section.ts';

/**
 * Maximum number of sections in a table of contents; a longer document has no contents, and is laid
 * out part by part.
 */
export const maxListedSections = 60;

/**
 * Limits for each part of a long document, which is laid out at once: sections, and cells of their
 * tables.
 */
const [mostSections, mostCells] = [40, 5000];

const cellsOf = ({ blocks }: LoadedSection): number =>
  blocks.reduce(
    (sum, block) =>
      block.kind === 'table' ? sum + block.table.rows.length * block.table.columns.length : sum,
    0,
  );

/**
 * Returns the sections that are laid out together, in order: all of them if the table of contents
 * lists them.
 */
export function partsOf(sections: readonly LoadedSection[]): readonly LoadedSection[][] {
  if (sections.length <= maxListedSections) return [[...sections]];
  const parts: LoadedSection[][] = [];
  let cells = 0;
  for (const section of sections) {
    const part = parts.at(-1);
    cells += cellsOf(section);
    if (part && part.length < mostSections && cells <= mostCells) part.push(section);
    else {
      parts.push([section]);
      cells = cellsOf(section);
    }
  }
  return parts;
}
