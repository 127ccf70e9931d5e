import type { Entry } from '@portal/platform/offline';
import { ownName } from '../names/known-ids.ts';

/** What an entry is about: names are ids, or keys of rows that were made on this device. */
export interface Subject {
  readonly survey?: string;
  readonly unit?: string;
  readonly unit_number?: string;
  readonly position?: string;
  readonly location?: string;
  /** Of its word keys the end, as in `save_tire`. */
  readonly what: string;
}

/** A write of the survey tool that waits on this device. */
export type SurveyEntry = Omit<Entry, 'subject'> & { readonly subject: Subject };

/** Name of this remote, as its entries have it. */
export const remote = 'surveys';

/**
 * The entries whose subject can be read; anything may stand in a browser's database. One that was written
 * before a row was known here by its key is about that row all the same.
 */
export const surveyEntries = (entries: readonly Entry[]): SurveyEntry[] =>
  entries
    .filter(
      (entry): entry is SurveyEntry =>
        typeof entry.subject === 'object' && entry.subject !== null && 'what' in entry.subject,
    )
    .map(underOwnNames);

function underOwnNames(entry: SurveyEntry): SurveyEntry {
  const { survey, unit } = entry.subject;
  const own = {
    ...(survey !== undefined && { survey: ownName('survey', survey) }),
    ...(unit !== undefined && { unit: ownName('unit', unit) }),
  };
  if (own.survey === survey && own.unit === unit) return entry;
  return { ...entry, subject: { ...entry.subject, ...own } };
}

/** What an entry's call is sent with. The one who wrote it is held to the contract. */
export const bodyOf = <Body>({ options }: Pick<Entry, 'options'>): Body => options.body as Body;

export const isOfSurvey = ({ subject }: SurveyEntry, survey: string): boolean =>
  subject.survey === survey;

export const isOfUnit = ({ subject }: SurveyEntry, survey: string, unit: string): boolean =>
  subject.survey === survey && subject.unit === unit;
