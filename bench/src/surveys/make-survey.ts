import type { DataFacts } from '../data/data-facts.ts';
import type { Caller } from '../server/caller.ts';

interface Answer {
  readonly survey: { readonly survey_id: number; readonly revision: number };
}

interface ListedUnit {
  readonly unit_id: number;
  readonly unit_number: string;
}

export interface MadeSurvey {
  readonly id: number;
  /** Its units. */
  readonly unitIds: readonly number[];
  readonly unitNumbers: readonly string[];
  remove(): Promise<void>;
}

const page = 100;

/** Units of a survey that is read. */
export const surveyedUnits = 200;

/** Opens a survey of a location with {@link surveyedUnits} units of its account; fewer where it has fewer. */
export async function makeSurvey(
  ask: Caller,
  { yard: { account, locationId }, today }: Pick<DataFacts, 'yard' | 'today'>,
): Promise<MadeSurvey> {
  const pages = Array.from({ length: surveyedUnits / page }, (_, at) => at + 1);
  const units: ListedUnit[] = [];
  for (const page_number of pages) {
    const body = { account, active: 'yes', page_number, page_size: page };
    const found = await ask<{ units: ListedUnit[] }>('POST fleet_survey/get_units', body);
    units.push(...found.units);
  }
  const unitIds = units.map(({ unit_id }) => unit_id);
  const { survey } = await ask<Answer>('POST fleet_survey/create_survey', {
    location_id: locationId,
    kind: 'yard',
    survey_date: today,
    surveyor: 'Benchmark',
  });
  const id = survey.survey_id;
  const { survey: filled } = await ask<Answer>('POST fleet_survey/add_existing_unit_to_survey', {
    survey_id: id,
    units: unitIds,
  });
  return {
    id,
    unitIds,
    unitNumbers: units.map(({ unit_number }) => unit_number),
    remove: () => ask(`DELETE fleet_survey/delete_survey/${id}?revision=${filled.revision}`),
  };
}
