import type { Insertable } from 'kysely';
import type { SurveysTable, UnitInspectionsTable } from '../schema/surveys.ts';
import type { Account } from './accounts.ts';
import { type Day, instantOf, isoOf } from './days.ts';
import type { PlacedLocation } from './locations.ts';
import { type Random, randomOf } from './random.ts';
import type { DemoUnit } from './unit-details.ts';

export type SurveyRow = Insertable<SurveysTable> & {
  readonly id: number;
  readonly changed_at: Date;
};
export type InspectionRow = Insertable<UnitInspectionsTable> & { readonly id: number };

/** The surveys and inspections of one location. */
export interface SurveyedLocation {
  readonly surveys: SurveyRow[];
  readonly unit_inspections: InspectionRow[];
}

export interface SurveyIds {
  survey: number;
  inspection: number;
}

/** Days for which there are surveys; those of the last days may still be open. */
export const surveyHistoryDays = 730;
const openDays = 10;
const kinds = ['yard', 'dealer', 'roadside'] as const;
const kindOdds = [78, 16, 6];
const surveyors = ['Ana Reyes', 'Ben Ostrander', 'Chloé Tremblay', 'Dale Whitcomb', 'Iris Vaughn'];
const remarks = ['', '', '', 'Rain all morning.', 'Gate 2 was blocked.', 'Trailers were loaded.'];

/** Generates surveys of a location, each of some of its units. */
export function surveyLocation(
  seed: number,
  today: Day,
  ids: SurveyIds,
  { account, location, count }: { account: Account; location: PlacedLocation; count: number },
  units: readonly DemoUnit[],
): SurveyedLocation {
  const random = randomOf(seed, `surveys at ${location.id}`);
  const made: SurveyedLocation = { surveys: [], unit_inspections: [] };
  for (let index = 0; index < count; index += 1) {
    const survey = surveyOf(random, today, { id: nextId(ids, 'survey'), account, location });
    const share = random.between(0.4, 1);
    const found = units.filter(({ row }) => row.is_active && random.chance(share));
    made.surveys.push(survey);
    for (const unit of found) {
      const id = nextId(ids, 'inspection');
      made.unit_inspections.push(inspectionOf(random, today, { id, survey, unit }));
    }
  }
  return made;
}

export function nextId(ids: SurveyIds, name: keyof SurveyIds): number {
  ids[name] += 1;
  return ids[name];
}

function surveyOf(
  random: Random,
  today: Day,
  { id, account, location }: { id: number; account: Account; location: PlacedLocation },
): SurveyRow {
  const day = today - Math.floor(random.unit() ** 1.3 * surveyHistoryDays);
  const kind = kinds[random.weighted(kindOdds)] ?? 'yard';
  const dealer = random.pick(location.dealers).id;
  const isHelped = random.chance(0.3);
  const isOpen = today - day < openDays && random.chance(0.6);
  const end = instantOf(day, random.integer(840, 1080), -5);
  return {
    id,
    account_id: account.id,
    location_id: location.id,
    kind,
    survey_number: null,
    survey_date: isoOf(day),
    surveyor: random.pick(surveyors),
    dealer_id: kind === 'dealer' || isHelped ? dealer : null,
    comments: random.pick(remarks),
    state: isOpen ? 'open' : 'finished',
    finished_at: isOpen ? null : end,
    client_key: null,
    created_by: null,
    changed_at: end,
  };
}

function inspectionOf(
  random: Random,
  today: Day,
  { id, survey, unit }: { id: number; survey: SurveyRow; unit: DemoUnit },
): InspectionRow {
  const { row, odometer, dailyKm } = unit;
  const since = today - Date.parse(`${survey.survey_date}T00:00:00Z`) / 86_400_000;
  const openState = random.chance(0.5) ? 'done' : random.chance(0.3) ? 'started' : 'waiting';
  const state = survey.state === 'finished' ? 'done' : openState;
  const meter = odometer === null ? null : Math.max(0, Math.round(odometer - dailyKm * since));
  return {
    id,
    account_id: survey.account_id,
    survey_id: survey.id,
    unit_id: row.id,
    inspected_on: survey.survey_date,
    unit_number: row.unit_number,
    configuration: row.configuration,
    state,
    odometer_km: state === 'waiting' || random.chance(0.1) ? null : meter,
    hours: null,
    is_crossing: false,
    client_key: null,
    created_by: null,
    changed_at: survey.changed_at,
  };
}
