import { useWords } from '../../i18n/i18n.ts';
import type { FigureMeasures, RowMeasure } from './measures-of.ts';

/** Returns a function that names the sums of a figure, with their rows if these differ. */
export function useMeasureName({ part, whole }: FigureMeasures): (taken: RowMeasure) => string {
  const { t } = useWords();
  const isElsewhere = whole !== null && whole.place !== part.place;
  return ({ measure, place }) => {
    const name = t(measure.label);
    return isElsewhere
      ? t('shell:records.of_row', { measure: name, row: place.names.join(' · ') })
      : name;
  };
}
