import { type Comparison, comparisons, type ReportColumn } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { ReportSelection } from './report-subject.ts';

/** Whose figures: those asked for, or what they are compared with. */
export type Side = 'current' | Comparison;

/**
 * The records that figures are made of: those of a side, of everyone that the nation's average is
 * of, or of the chosen accounts as a whole, which are the current ones when nothing is left out.
 */
export type Source = Exclude<Side, 'national'> | 'everyone' | 'own';

interface Sided {
  readonly sides: readonly Side[];
  readonly selection: Pick<ReportSelection, 'isWhole'>;
}

/** The sources that a report reads. */
export const sourcesOf = ({ sides, selection }: Sided): readonly Source[] =>
  sides.flatMap((side): readonly Source[] => {
    if (side !== 'national') return [side];
    return selection.isWhole ? ['everyone'] : ['everyone', 'own'];
  });

/**
 * Which sources make up which side, as a table `parts` of `source`, `side` and `sign`. The national
 * side is everyone less the chosen accounts, whichever of their records the user sees.
 */
export const partsOfSides = ({ sides, selection }: Sided) => {
  const own: Source = selection.isWhole ? 'current' : 'own';
  const parts = sides.flatMap((side) =>
    side === 'national' ? [part('everyone', side, 1), part(own, side, -1)] : [part(side, side, 1)],
  );
  return sql`(values ${sql.join(parts)}) as parts (source, side, sign)`;
};

const part = (source: Source, side: Side, sign: 1 | -1) =>
  sql`(${sql.lit(source)}, ${sql.lit(side)}, ${sql.lit(sign)})`;

/** The name under which a side's figure travels. */
export const fieldOf = (field: string, side: Side): string =>
  side === 'current' ? field : field + comparisons[side];

/** The sides on which a column has a figure: not every one has a national average. */
export const sidesOf = (
  { sides }: Pick<Sided, 'sides'>,
  { national }: ReportColumn,
): readonly Side[] => sides.filter((side) => side !== 'national' || national);
