import type { piesOf } from './pies-of.ts';

type Translate = (key: string, params?: Record<string, string>) => string;

/** What the pies of a row show, in a sentence each. */
export const piesSummary = (pies: ReturnType<typeof piesOf>, of: string, t: Translate): string =>
  pies
    .map(({ comparison, slices }) =>
      t(`chart.pie_${comparison ?? 'current'}`, {
        of,
        parts: slices.map(({ name, text }) => t('chart.pie_part', { name, text })).join(', '),
      }),
    )
    .join(' ');
