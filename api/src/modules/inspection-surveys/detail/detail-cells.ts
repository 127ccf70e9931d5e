import { isOfPressure } from '@portal/contract/fleet-surveys';
import type { DetailFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { toStored } from '@portal/platform/format';
import type { Cell } from '../../../exports/document.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { tireFinding } from '../../fleet-surveys/finding-text.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';

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
  const { pressure_format, tread_depth_format } = shownTo(user).formats;
  /** What was said before: the same is found again and again, and a sentence takes long to make. */
  const said = new Map<string, string>();
  function found(finding: DetailFinding, words: SpokenWords): string {
    const { check, severity, axle_number: axle, side, slot } = finding;
    const key = [check, severity, axle, side, slot, finding.measured, finding.limit].join();
    const known = said.get(key);
    if (known !== undefined) return known;
    const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
    const measured = toStored(finding.measured, unit);
    const limit = toStored(finding.limit, unit);
    const text = tireFinding({ check, severity, axle, side, slot, measured, limit, unit }, words);
    if (said.size < mostSaid) said.set(key, text);
    return text;
  }
  const told = ({ findings }: SurveyDetailRow, words: SpokenWords): string[] =>
    findings.map((finding) => {
      if (!hasHistory) return found(finding, words);
      const { standing, days_open: count } = finding;
      const past = words.t(`survey_detail.standing.${standing}`, { count });
      return `${found(finding, words)} (${past})`;
    });
  return {
    /** Each finding as a sentence. */
    told,
    values: {
      state: (row: SurveyDetailRow, { t }: SpokenWords): Cell => t(`tire_state.${stateOf(row)}`),
      findings: (row: SurveyDetailRow, words: SpokenWords): Cell => told(row, words).join('; '),
      wear_conditions: ({ wear_conditions }: SurveyDetailRow, { t }: SpokenWords): Cell =>
        wear_conditions.map((condition) => t(`wear.${condition}`)).join(', '),
    },
  };
}
