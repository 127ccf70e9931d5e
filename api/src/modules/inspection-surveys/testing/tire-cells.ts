import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { besideTire, withPast } from './finding-sentences.ts';
import type { Recomputed } from './second-computation.ts';
import { english } from './speak-english.ts';

const word = (prefix: string, value: string | null) =>
  value === null ? null : english[`${prefix}.${value}`];

/**
 * What a workbook of tires has of a tire in English, column by column; null where a cell is empty.
 *
 * @param byDealer whether its surveys are told by their dealers, as those of dealers are
 * @param hasHistory whether it tells how findings stand against the inspections before, as that of one survey does
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
  row.findings.map(hasHistory ? withPast : besideTire).join('; ') || null,
  row.wear_conditions.map((each) => word('wear', each)).join(', ') || null,
  word('valve', row.valve),
  row.brand,
  row.product_line,
  row.tire_size,
  row.images,
  word('resolution', row.resolutions),
  row.comments || null,
];

/** The rows of such a workbook below their headings: those that begin with a day of a survey. */
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
