import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { english } from './english-texts.ts';
import { textBesideTire, textWithHistory } from './finding-sentences.ts';
import type { Recomputed } from './second-computation.ts';

const word = (prefix: string, value: string | null) =>
  value === null ? null : english[`${prefix}.${value}`];

/**
 * The expected English cells of a tire in a workbook, column by column; null for an empty cell.
 *
 * @param byDealer whether rows show the dealer of their survey, as in workbooks of dealer surveys
 * @param hasHistory whether findings include how they compare with earlier inspections, as in the
 * workbook of one survey
 */
export const tireCells = (
  { row: survey, dealer }: Recomputed,
  row: SurveyDetailRow,
  { hasHistory, byDealer = false }: { readonly hasHistory: boolean; readonly byDealer?: boolean },
) => [
  new Date(`${survey.survey_date}T00:00:00Z`),
  survey.fleet_name,
  survey.fleet_location_name,
  byDealer ? `${dealer?.name} · ${dealer?.nonsig}` : word('survey_kind', survey.kind),
  survey.survey_by,
  row.unit_number,
  row.axle_and_tire_position,
  word('tire_state', row.is_lifted ? 'lifted' : row.state),
  row.pressure,
  row.tread_depth,
  row.findings.map(hasHistory ? textWithHistory : textBesideTire).join('; ') || null,
  row.wear_conditions.map((each) => word('wear', each)).join(', ') || null,
  word('valve', row.valve),
  row.brand,
  row.product_line,
  row.tire_size,
  row.images,
  word('resolution', row.resolutions),
  row.comments || null,
];

/** The rows of such a workbook below its headings: those that begin with the date of a survey. */
export const tireRowsIn = (
  sheets: readonly { readonly rows: readonly (readonly unknown[])[] }[],
  surveys: readonly Recomputed[],
) => {
  const dates = new Set(surveys.map(({ row }) => row.survey_date));
  return sheets
    .flatMap(({ rows }) => rows)
    .filter(([day]) => day instanceof Date && dates.has(day.toISOString().slice(0, 10)))
    .map((cells) => cells.map((cell) => (cell === '' ? null : cell)));
};
