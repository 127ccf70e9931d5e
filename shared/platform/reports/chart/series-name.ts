import type { Comparison } from '@portal/contract/reports';
import type { Wording } from './drawn-figures.ts';

/** What a legend calls a row of figures: those of a comparison name it too. */
export const seriesName = (
  figure: string,
  comparison: Comparison | null,
  t: Wording['t'],
): string =>
  comparison
    ? t('shell:compare.named', { figure, comparison: t(`shell:compare.${comparison}`) })
    : figure;
