import type { DetailFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import type { Cell } from '../../../exports/document.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { inReadersUnit, tireFinding } from '../../fleet-surveys/finding-text.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { specNotes, withNotes } from '../finding-notes.ts';

/** Sentences that are kept of one file. */
const mostSaid = 20_000;

/** What became of a tire: those of a lifted axle were not to be read. */
export const stateOf = ({ is_lifted, state }: Pick<SurveyDetailRow, 'is_lifted' | 'state'>) =>
  is_lifted ? 'lifted' : state;

/**
 * What a file says of a tire in words.
 *
 * @param hasHistory whether it tells how each finding stands against the inspections before
 */
export function detailCells(user: Reader, hasHistory = true) {
  const { formats } = shownTo(user);
  /** What was said before: the same is found again and again, and a sentence takes long to make. */
  const said = new Map<string, string>();
  const judged = specNotes();
  function found(finding: DetailFinding, words: SpokenWords): string {
    const { check, severity, axle_number, side, slot, measured, limit } = finding;
    const key = [check, severity, axle_number, side, slot, measured, limit].join();
    const known = said.get(key);
    if (known !== undefined) return known;
    const text = tireFinding(inReadersUnit(finding, formats), words);
    if (said.size < mostSaid) said.set(key, text);
    return text;
  }
  const told = ({ findings }: SurveyDetailRow, words: SpokenWords): string[] =>
    findings.map((finding) => {
      const { standing, days_open: count } = finding;
      const past = hasHistory ? [words.t(`survey_detail.standing.${standing}`, { count })] : [];
      return withNotes(found(finding, words), [...judged(finding, words), ...past]);
    });
  return {
    /** Each finding as a sentence, with whose spec it was judged by. */
    told,
    values: {
      state: (row: SurveyDetailRow, { t }: SpokenWords): Cell => t(`tire_state.${stateOf(row)}`),
      findings: (row: SurveyDetailRow, words: SpokenWords): Cell => told(row, words).join('; '),
      wear_conditions: ({ wear_conditions }: SurveyDetailRow, { t }: SpokenWords): Cell =>
        wear_conditions.map((condition) => t(`wear.${condition}`)).join(', '),
    },
  };
}
