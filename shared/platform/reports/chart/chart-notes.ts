import { periodNote, type ShownRow } from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/** Returns a note with the number of rows in the chart, if the table has more. */
export const firstRowsNote = (
  drawn: readonly ShownRow[],
  { rows }: Pick<DrawnFigures, 'rows'>,
  { t }: Wording,
): string[] =>
  drawn.length < rows.length
    ? [t('shell:chart.first', { n: formatInteger(drawn.length), all: formatInteger(rows.length) })]
    : [];

/**
 * Returns a note that names the incomplete periods; future periods are given as a span from the
 * first to the last.
 */
export function hatchedNote(drawn: readonly ShownRow[], { t }: Wording): string[] {
  const named = ({ lead }: { lead: string }, note: string | null) =>
    t('shell:period.named', { period: lead, note: note ?? '' });
  const cut = drawn.filter(({ cover }) => cover?.kind === 'part');
  const future = drawn.filter(({ cover }) => cover?.kind === 'future');
  const [first, last] = [future.at(0), future.at(-1)];
  const periods = [
    ...cut.map((row) => named(row, periodNote(row, t))),
    ...(first && last
      ? [
          named(
            first === last
              ? first
              : { lead: t('shell:period.span', { from: first.lead, to: last.lead }) },
            periodNote(first, t),
          ),
        ]
      : []),
  ];
  return periods.length > 0 ? [t('shell:chart.hatched', { periods: periods.join(', ') })] : [];
}
