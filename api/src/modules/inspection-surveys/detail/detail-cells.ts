import { findingPlaceWord, isOfPressure } from '@portal/contract/fleet-surveys';
import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { toStored } from '@portal/platform/format';
import type { Cell } from '../../../exports/document.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { ruleText } from '../../fleet-surveys/rule-text.ts';

/**
 * What a file says of a tire in words.
 *
 * @param hasHistory whether it tells how each finding stands against the inspections before
 */
export function detailCells(user: Reader, hasHistory = true) {
  const { pressure_format, tread_depth_format } = shownTo(user).formats;
  return {
    findings: ({ findings }: SurveyDetailRow, words: SpokenWords): Cell =>
      findings
        .map((finding) => {
          const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
          const measured = toStored(finding.measured, unit);
          const rule = ruleText(
            { ...finding, measured, limit: toStored(finding.limit, unit) },
            unit,
            words,
          );
          const place = words.t(findingPlaceWord(finding), { axle: finding.axle_number });
          const said = finding.slot ? rule : `${place} ${rule}`;
          const found = `${words.t(`severity.${finding.severity}`)}: ${said}`;
          if (!hasHistory) return found;
          const { standing, days_open: count } = finding;
          return `${found} (${words.t(`survey_detail.standing.${standing}`, { count })})`;
        })
        .join('; '),
    wear_conditions: ({ wear_conditions }: SurveyDetailRow, { t }: SpokenWords): Cell =>
      wear_conditions.map((condition) => t(`wear.${condition}`)).join(', '),
  };
}
