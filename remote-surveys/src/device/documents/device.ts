import type {
  AxleMap,
  fleetSurveyCalls,
  SurveyLocation,
  SurveyOverview,
  UnitDetails,
} from '@portal/contract/fleet-surveys';
import type { DocumentName } from '@portal/platform/offline';
import { isOfSurvey, isOfUnit, type SurveyEntry } from '../entry/survey-entry.ts';

export type CallName = (keyof typeof fleetSurveyCalls & string) | typeof blankCall;

/** The survey tool's data on this device at one moment. */
export interface Device {
  /** The waiting writes, in order. */
  readonly entries: readonly SurveyEntry[];
  /** Name of the signed-in user, as the server spells it. */
  readonly person: string;
  /** The newest stored answer of the server; null if there is none. */
  readonly newest: (call: CallName, asked: DocumentName) => Promise<NewestAnswer | null>;
  /** The answers to one call that were cached with a location or a survey. */
  readonly takenOf: (set: string, call: CallName) => Promise<readonly NewestAnswer[]>;
  /** Ids of the cached sets. */
  readonly sets: () => Promise<readonly string[]>;
}

export interface NewestAnswer {
  readonly value: unknown;
  /** ISO. */
  readonly at: string;
}

export const axlesCall = 'GET fleet_survey/{surveyId}/axles/{unitId}';
export const unitsCall = 'GET fleet_survey/{surveyId}/units';
export const unitCall = 'GET fleet_survey/get_unit/{id}';
export const locationCall = 'GET fleet_survey/get_location/{id}';
export const blankCall = 'GET fleet_survey/get_blank_axles/{id}';

export const axlesOf = (survey: string, unit: string): DocumentName => ({
  params: { surveyId: survey, unitId: unit },
});
export const unitsOf = (survey: string): DocumentName => ({ params: { surveyId: survey } });
export const byId = (id: string | number): DocumentName => ({ params: { id: String(id) } });
/** The contract takes location ids as numbers. */
export const yardOf = (id: number): DocumentName => ({ params: { id } });

/** Names of cached sets. */
export const yardSet = (location: string | number) => `yard ${location}`;
export const surveySet = (survey: string | number) => `survey ${survey}`;

export const entriesOfSurvey = ({ entries }: Device, survey: string) =>
  entries.filter((entry) => isOfSurvey(entry, survey));
export const entriesOfUnit = ({ entries }: Device, survey: string, unit: string) =>
  entries.filter((entry) => isOfUnit(entry, survey, unit));

/**
 * Checked casts of stored answers; null if a screen cannot use them, because a write's answer may
 * be stored in place of the call's.
 */
export const asMap = (value: unknown): AxleMap | null =>
  has(value, 'axles') && has(value, 'inspection') ? (value as AxleMap) : null;
export const asOverview = (value: unknown): SurveyOverview | null =>
  has(value, 'survey') && has(value, 'units') ? (value as SurveyOverview) : null;
export const asUnit = (value: unknown): UnitDetails | null => {
  if (!has(value, 'unit')) return null;
  return { surveys: 0, tires: 0, history: [], ...(value as Pick<UnitDetails, 'unit'>) };
};
export const asLocation = (value: unknown): SurveyLocation | null =>
  has(value, 'location') ? (value as { location: SurveyLocation }).location : null;

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;
