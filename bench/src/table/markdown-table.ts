import { cellsOf, headings } from './cells.ts';
import type { FigureGroup } from './figure.ts';

/** Renders a table for each group of figures, below its title. */
export const markdownTables = (groups: readonly FigureGroup[]): string =>
  groups
    .map(({ title, figures }) => [`### ${title}`, '', table(figures.map(cellsOf))].join('\n'))
    .join('\n\n');

/** Renders a Markdown table; by default with the headings of figures. */
export const table = (
  rows: readonly (readonly string[])[],
  head: readonly string[] = headings,
): string => [head, head.map(() => '---'), ...rows].map(line).join('\n');

const line = (row: readonly string[]) => `| ${row.map(escaped).join(' | ')} |`;

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
