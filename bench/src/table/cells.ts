import { type Column, columns, type Figure } from './figure.ts';
import { verdict } from './verdict.ts';

/** Column headings of the table. */
export const headings = ['Figure', 'Goal', 'PostgreSQL', 'Embedded', 'Verdict'] as const;

/** Returns the texts of a figure's row. */
export const cellsOf = (figure: Figure): string[] => [
  figure.name,
  figure.goal?.text ?? '',
  ...columns.map((column) => textOf(figure, column)),
  verdict(figure),
];

function textOf(figure: Figure, column: Column): string {
  const cell = figure[column];
  if (!cell) return '';
  return 'missing' in cell ? cell.missing : cell.text;
}
