import { type Column, columns, type Figure } from './figure.ts';
import { verdict } from './verdict.ts';

/** The headings of the table's columns. */
export const headings = ['Figure', 'Goal', 'PostgreSQL', 'Embedded', 'Verdict'] as const;

/** A figure as the texts of its row. */
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
