import { amount } from './amounts.ts';
import { type Column, columns, type Figure } from './figure.ts';

const columnNames: Readonly<Record<Column, string>> = {
  postgresql: 'PostgreSQL',
  embedded: 'embedded',
};

/**
 * Returns whether a figure meets its goal, or by how much it misses it, for each column with a
 * goal.
 */
export function verdict(figure: Figure): string {
  const { goal } = figure;
  if (!goal) return '';
  const judged = columns.flatMap((column) => {
    const most = goal.most[column];
    const cell = figure[column];
    if (most === undefined || !cell || 'missing' in cell) return [];
    return [{ column, excess: cell.value - most, most }];
  });
  if (judged.length === 0) return 'not measured';
  const missed = judged.filter(({ excess }) => excess > 0);
  if (missed.length === 0) return 'met';
  return missed
    .map(({ column, excess, most }) => {
      const where = judged.length > 1 ? ` (${columnNames[column]})` : '';
      return `missed by ${amount(excess, goal.unit)}${share(excess, most)}${where}`;
    })
    .join(', ');
}

/** Percentages of a zero goal are undefined. */
const share = (excess: number, most: number): string =>
  most === 0 ? '' : `, ${Math.ceil((excess / most) * 100)} %`;
