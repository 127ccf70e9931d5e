import {
  axleConfigurations,
  type ConfigurationCode,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Caller } from '../server/caller.ts';

interface Answer {
  readonly survey: { readonly survey_id: number; readonly revision: number };
}

interface ListedUnit {
  readonly unit_id: number;
  readonly unit_number: string;
  readonly configuration: ConfigurationCode;
}

export interface MadeSurvey {
  readonly id: number;
  readonly unitIds: readonly number[];
  readonly unitNumbers: readonly string[];
  /** Number of tires of its units. */
  readonly tires: number;
  /** Finishes it even if it is incomplete. */
  finish(): Promise<void>;
  remove(): Promise<void>;
}

const page = 100;

type IsEnough = (units: readonly ListedUnit[]) => boolean;

/** Number of units of an inspected survey, and of tires of a large one. */
export const surveyedUnits = 200;
export const surveyedTires = 3000;

const hasUnits: IsEnough = ({ length }) => length >= surveyedUnits;
export const hasTires: IsEnough = (units) => tiresOf(units) >= surveyedTires;

const tiresOf = (units: readonly ListedUnit[]): number =>
  units.reduce(
    (tires, { configuration }) => tires + positionsOf(axleConfigurations[configuration]).length,
    0,
  );

/**
 * Opens a survey of a location with units of its account.
 *
 * @param isEnough decides whether the units found so far are enough; if they never are, all of the
 * account are used
 */
export async function makeSurvey(
  ask: Caller,
  { yard: { account, locationId }, today }: Pick<DataFacts, 'yard' | 'today'>,
  isEnough = hasUnits,
): Promise<MadeSurvey> {
  const units: ListedUnit[] = [];
  for (let page_number = 1; !isEnough(units); page_number += 1) {
    const body = { account, active: 'yes', page_number, page_size: page };
    const found = await ask<{ units: ListedUnit[] }>('POST fleet_survey/get_units', body);
    if (found.units.length === 0) break;
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
  let { revision } = filled;
  return {
    id,
    unitIds,
    unitNumbers: units.map(({ unit_number }) => unit_number),
    tires: tiresOf(units),
    async finish() {
      const body = { survey_id: id, revision, is_confirmed: true };
      const { survey: finished } = await ask<Answer>('POST fleet_survey/finish_survey', body);
      revision = finished.revision;
    },
    remove: () => ask(`DELETE fleet_survey/delete_survey/${id}?revision=${revision}`),
  };
}
