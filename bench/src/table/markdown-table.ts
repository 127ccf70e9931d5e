import { cellsOf, headings } from './cells.ts';
import type { FigureGroup } from './figure.ts';

/** A table for each group of figures, under its title. */
export const markdownTables = (groups: readonly FigureGroup[]): string =>
  groups
    .map(({ title, figures }) => [`### ${title}`, '', table(figures.map(cellsOf))].join('\n'))
    .join('\n\n');

/** A table in Markdown; its first row is taken from the headings unless others are given. */
export const table = (
  rows: readonly (readonly string[])[],
  head: readonly string[] = headings,
): string => [head, head.map(() => '---'), ...rows].map(line).join('\n');

const line = (row: readonly string[]) => `| ${row.map(escaped).join(' | ')} |`;

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
