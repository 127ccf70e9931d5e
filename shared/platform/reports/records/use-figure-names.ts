import { useWords } from '../../i18n/i18n.ts';
import type { OpenFigure } from './open-figure.ts';

/** Returns a function that names a figure: its column with the comparison, and its row. */
export function useFigureNames() {
  const { t } = useWords();
  return ({
    column,
    comparison,
    place,
  }: Pick<OpenFigure, 'column' | 'comparison' | 'place'>): { label: string; row: string } => {
    const figure = t(column.label);
    return {
      label: comparison
        ? t('shell:compare.named', { figure, comparison: t(`shell:compare.${comparison}`) })
        : figure,
      row: place.names.join(' · '),
    };
  };
}
