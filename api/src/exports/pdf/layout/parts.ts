import type { ReadSection } from './read-section.ts';

/** Sections that a page of contents lists; a document of more has no contents, and is set part by part. */
export const mostListed = 60;

/** What is laid out at once of a long document: sections, and cells of their tables. */
const [mostSections, mostCells] = [40, 5000];

const cellsOf = ({ blocks }: ReadSection): number =>
  blocks.reduce(
    (sum, block) =>
      block.kind === 'table' ? sum + block.table.rows.length * block.table.columns.length : sum,
    0,
  );

/** Sections that are laid out together, in their order: all of those that contents list. */
export function partsOf(sections: readonly ReadSection[]): readonly ReadSection[][] {
  if (sections.length <= mostListed) return [[...sections]];
  const parts: ReadSection[][] = [];
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
