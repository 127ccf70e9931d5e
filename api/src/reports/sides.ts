import { type Comparison, comparisons, type ReportColumn } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { ReportSelection } from './report-subject.ts';

/** The requested figures, or those of a comparison. */
export type Side = 'current' | Comparison;

/**
 * The records behind figures: those of a side, of everyone included in the national average, or of
 * the chosen accounts as a whole; the last are the current ones if nothing is left out.
 */
export type Source = Exclude<Side, 'national'> | 'everyone' | 'own';

interface ReportSides {
  readonly sides: readonly Side[];
  readonly selection: Pick<ReportSelection, 'isWhole'>;
}

/** The sources that a report reads. */
export const sourcesOf = ({ sides, selection }: ReportSides): readonly Source[] =>
  sides.flatMap((side): readonly Source[] => {
    if (side !== 'national') return [side];
    return selection.isWhole ? ['everyone'] : ['everyone', 'own'];
  });

/**
 * Returns the sources of each side, as a table `parts` of `source`, `side` and `sign`. The national
 * side is everyone less the chosen accounts, including those of their records that the user does
 * not see.
 */
export const partsOfSides = ({ sides, selection }: ReportSides) => {
  const own: Source = selection.isWhole ? 'current' : 'own';
  const parts = sides.flatMap((side) =>
    side === 'national' ? [part('everyone', side, 1), part(own, side, -1)] : [part(side, side, 1)],
  );
  return sql`(values ${sql.join(parts)}) as parts (source, side, sign)`;
};

const part = (source: Source, side: Side, sign: 1 | -1) =>
  sql`(${sql.lit(source)}, ${sql.lit(side)}, ${sql.lit(sign)})`;

/** Returns the name of a side's figure on the wire. */
export const fieldOf = (field: string, side: Side): string =>
  side === 'current' ? field : field + comparisons[side];

/** Returns the sides on which a column has a figure; not every column has a national average. */
export const sidesOf = (
  { sides }: Pick<ReportSides, 'sides'>,
  { national }: ReportColumn,
): readonly Side[] => sides.filter((side) => side !== 'national' || national);
