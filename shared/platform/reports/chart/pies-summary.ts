import type { Wording } from './drawn-figures.ts';
import type { piesOf } from './pies-of.ts';

/** What the pies of a row show, in a sentence each. */
export const piesSummary = (pies: ReturnType<typeof piesOf>, of: string, t: Wording['t']): string =>
  pies
    .map(({ comparison, slices }) =>
      t(`shell:chart.pie_${comparison ?? 'current'}`, {
        of,
        parts: slices.map(({ name, text }) => t('shell:chart.pie_part', { name, text })).join(', '),
      }),
    )
    .join(' ');
