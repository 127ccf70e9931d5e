import { findingPlaceWord } from '@portal/contract/fleet-surveys';
import type { SurveyException } from '@portal/contract/inspection-surveys';
import type { ListContent } from '../../../lists/listed-rows.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { inReadersUnit, placedFinding } from '../../fleet-surveys/finding-text.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { specNotes, withNotes } from '../finding-notes.ts';

/** Rows that are read at once: each time the exceptions of all surveys are counted. */
export const batch = 5000;

/** What a file of exceptions says in words. */
export function exceptionValues(user: Reader): NonNullable<ListContent<SurveyException>['values']> {
  const { formats } = shownTo(user);
  const judged = specNotes();
  const rule = (exception: SurveyException, words: SpokenWords): string => {
    const { check, severity, measured, limit, standing, days_open } = exception;
    if (check === 'wear' || check === 'valve') return flaggedText(exception, words);
    if (severity === null || measured === null || limit === null) return '';
    const finding = inReadersUnit({ ...exception, check, severity, measured, limit }, formats);
    const past =
      standing === null
        ? []
        : [words.t(`survey_detail.standing.${standing}`, { count: days_open ?? 0 })];
    return withNotes(placedFinding(finding, words), [...judged(exception, words), ...past]);
  };
  return {
    severity: ({ severity }, { t }) => t(`severity.${severity ?? 'flagged'}`),
    rule,
  };
}

function flaggedText(exception: SurveyException, { t }: SpokenWords): string {
  const { axle_number: axle, valve, wear_conditions } = exception;
  const what = valve
    ? t('survey_detail.valve', { state: t(`valve.${valve}`) })
    : wear_conditions.map((each) => t(`wear.${each}`)).join(', ');
  return `${t(findingPlaceWord(exception), { axle })} ${what}`;
}
