import { findingPlaceWord } from '@portal/contract/fleet-surveys';
import type { SurveyException } from '@portal/contract/inspection-surveys';
import type { ListContent } from '../../../lists/listed-rows.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { findingText, toReaderUnit } from '../../fleet-surveys/finding-text.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { specNotes, withNotes } from '../finding-notes.ts';

/** Rows read at once; each read counts the exceptions of all surveys again. */
export const batch = 5000;

/** The texts of the cells in a file of exceptions. */
export function exceptionValues(user: Reader): NonNullable<ListContent<SurveyException>['values']> {
  const { formats } = readingConverters(user);
  const judged = specNotes();
  const rule = (exception: SurveyException, words: LocalizedTexts): string => {
    const { check, severity, measured, limit, standing, days_open } = exception;
    if (check === 'wear' || check === 'valve') return flaggedText(exception, words);
    if (severity === null || measured === null || limit === null) return '';
    const finding = toReaderUnit({ ...exception, check, severity, measured, limit }, formats);
    const past =
      standing === null
        ? []
        : [words.t(`survey_detail.standing.${standing}`, { count: days_open ?? 0 })];
    return withNotes(findingText(finding, words), [...judged(exception, words), ...past]);
  };
  return {
    severity: ({ severity }, { t }) => t(`severity.${severity ?? 'flagged'}`),
    rule,
  };
}

function flaggedText(exception: SurveyException, { t }: LocalizedTexts): string {
  const { axle_number: axle, valve, wear_conditions } = exception;
  const what = valve
    ? t('survey_detail.valve', { state: t(`valve.${valve}`) })
    : wear_conditions.map((each) => t(`wear.${each}`)).join(', ');
  return `${t(findingPlaceWord(exception), { axle })} ${what}`;
}
