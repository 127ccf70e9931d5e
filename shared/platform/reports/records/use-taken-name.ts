import { useWords } from '../../i18n/i18n.ts';
import type { Makings, Taken } from './measures-of.ts';

/** What the sums of a figure are called; with their rows where these differ. */
export function useTakenName({ part, whole }: Makings): (taken: Taken) => string {
  const { t } = useWords();
  const isElsewhere = whole !== null && whole.place !== part.place;
  return ({ measure, place }) => {
    const name = t(measure.label);
    return isElsewhere
      ? t('shell:records.of_row', { measure: name, row: place.names.join(' · ') })
      : name;
  };
}
