import type { AxleMap, Inspection, SurveyOverview } from '@portal/contract/fleet-surveys';

/** Survey and unit of an inspection, which calls name by id only. */
export interface InspectionPlace {
  readonly survey: string;
  readonly unit: string;
  readonly unit_number: string;
}

const inspections = new Map<string, InspectionPlace>();
const changes = new Map<string, InspectionPlace>();
const yards = new Map<string, string>();

/** Remembers the inspections, tire changes and surveys in an answer that was shown. */
export function notePlaces(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { survey, inspection, units, tire_changes }: Partial<AxleMap & SurveyOverview> = answer;
  if (!survey) return;
  const id = String(survey.survey_id);
  yards.set(id, String(survey.location_id));
  const placeOf = ({ unit_id, unit_number }: Inspection) => ({
    survey: id,
    unit: String(unit_id),
    unit_number,
  });
  const rows = [...(Array.isArray(units) ? units : []), ...(inspection ? [inspection] : [])];
  for (const row of rows) inspections.set(String(row.unit_inspection_id), placeOf(row));
  if (!inspection) return;
  for (const change of tire_changes ?? [])
    changes.set(String(change.tire_change_id), placeOf(inspection));
}

/** Forgets everything, because another user has signed in. */
export function forgetPlaces(): void {
  inspections.clear();
  changes.clear();
  yards.clear();
}

export const inspectionPlace = (id: number | string): InspectionPlace | null =>
  inspections.get(String(id)) ?? null;

export const changePlace = (id: number | string): InspectionPlace | null =>
  changes.get(String(id)) ?? null;

export const yardOfSurvey = (survey: number | string): string | undefined =>
  yards.get(String(survey));

/** The number of a unit on a survey. */
export const numberOf = (survey: string, unit: string): string | undefined => {
  for (const place of inspections.values())
    if (place.survey === survey && place.unit === unit) return place.unit_number;
  return undefined;
};
