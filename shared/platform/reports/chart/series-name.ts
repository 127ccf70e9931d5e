import type { Comparison } from '@portal/contract/reports';
import type { Wording } from './drawn-figures.ts';

/** Returns the name of a series in the legend, with its comparison, if any. */
export const seriesName = (
  figure: string,
  comparison: Comparison | null,
  t: Wording['t'],
): string =>
  comparison
    ? t('shell:compare.named', { figure, comparison: t(`shell:compare.${comparison}`) })
    : figure;
