import type { SurveyTrend } from '@portal/contract/inspection-surveys';
import { byInspection } from './finding-histories.ts';
import { type Records, recomputeRows } from './second-computation.ts';

/** Computes the trend that ends with a survey, from the records alone. */
export function recomputeTrends(records: Records): (surveyId: number) => SurveyTrend {
  const inspections = new Map(records.inspections.map((each) => [each.id, each]));
  const findingsOf = byInspection(() => records.findings);
  const found = new Map<number, number>();
  for (const { inspection_id, axle_number, side, slot, ...reading } of records.readings) {
    const inspection = inspections.get(inspection_id);
    const isRead = reading.pressure_kpa !== null || reading.tread_mm !== null;
    if (!inspection || !isRead || inspection.lifted_axles.includes(axle_number)) continue;
    const isConcerned = findingsOf(inspection_id).some(
      (each) =>
        each.axle_number === axle_number &&
        [null, side].includes(each.side) &&
        [null, slot].includes(each.slot),
    );
    const { survey_id } = inspection;
    if (isConcerned) found.set(survey_id, (found.get(survey_id) ?? 0) + 1);
  }
  const surveys = recomputeRows(records)
    .map(({ row }) => row)
    .sort((a, b) => a.survey_date.localeCompare(b.survey_date) || a.survey_id - b.survey_id);
  return (surveyId) => {
    const location = surveys.find(({ survey_id }) => survey_id === surveyId)?.location_id;
    const there = surveys.filter(({ location_id }) => location_id === location);
    const at = there.findIndex(({ survey_id }) => survey_id === surveyId);
    return there
      .slice(Math.max(0, at - 11), at + 1)
      .map(({ survey_id, survey_date, total_tires }) => ({
        survey_id,
        survey_date,
        total_tires,
        tires_with_findings: found.get(survey_id) ?? 0,
      }));
  };
}
