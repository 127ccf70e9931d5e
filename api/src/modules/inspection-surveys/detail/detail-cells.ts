import type { DetailFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import type { Cell } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { tireFindingText, toReaderUnit } from '../../fleet-surveys/finding-text.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { specNotes, withNotes } from '../finding-notes.ts';

/** Sentences cached per file. */
const mostSaid = 20_000;

/** Returns the state of a tire; those on a lifted axle did not have to be read. */
export const stateOf = ({ is_lifted, state }: Pick<SurveyDetailRow, 'is_lifted' | 'state'>) =>
  is_lifted ? 'lifted' : state;

/**
 * Returns the texts of a tire's cells in a file.
 *
 * @param hasHistory whether findings include how they compare with earlier inspections
 */
export function detailCells(user: Reader, hasHistory = true) {
  const { formats } = readingConverters(user);
  /** Caches sentences: the same findings recur, and a sentence is slow to build. */
  const said = new Map<string, string>();
  const judged = specNotes();
  function found(finding: DetailFinding, words: LocalizedTexts): string {
    const { check, severity, axle_number, side, slot, measured, limit } = finding;
    const key = [check, severity, axle_number, side, slot, measured, limit].join();
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = tireFindingText(toReaderUnit(finding, formats), words);
    if (said.size < mostSaid) said.set(key, text);
    return text;
  }
  const told = ({ findings }: SurveyDetailRow, words: LocalizedTexts): string[] =>
    findings.map((finding) => {
      const { standing, days_open: count } = finding;
      const past = hasHistory ? [words.t(`survey_detail.standing.${standing}`, { count })] : [];
      return withNotes(found(finding, words), [...judged(finding, words), ...past]);
    });
  return {
    /** Each finding as a sentence, with the source of the spec that judged it. */
    told,
    values: {
      state: (row: SurveyDetailRow, { t }: LocalizedTexts): Cell => t(`tire_state.${stateOf(row)}`),
      findings: (row: SurveyDetailRow, words: LocalizedTexts): Cell => told(row, words).join('; '),
      wear_conditions: ({ wear_conditions }: SurveyDetailRow, { t }: LocalizedTexts): Cell =>
        wear_conditions.map((condition) => t(`wear.${condition}`)).join(', '),
    },
  };
}
