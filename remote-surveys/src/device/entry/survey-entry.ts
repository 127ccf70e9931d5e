import type { Entry } from '@portal/platform/offline';
import { localName } from '../names/known-ids.ts';

/** The subject of an entry; rows are given by id, or by key if they were created on this device. */
export interface Subject {
  readonly survey?: string;
  readonly unit?: string;
  readonly unit_number?: string;
  readonly position?: string;
  readonly location?: string;
  /** Last part of its text keys, such as `save_tire`. */
  readonly what: string;
}

/** A waiting write of the survey tool. */
export type SurveyEntry = Omit<Entry, 'subject'> & { readonly subject: Subject };

/** Name of this remote in its outbox entries. */
export const remote = 'surveys';

/**
 * The entries with a readable subject, since a browser's database may contain anything. Subjects
 * that give a row by id are changed to its key on this device.
 */
export const surveyEntries = (entries: readonly Entry[]): SurveyEntry[] =>
  entries
    .filter(
      (entry): entry is SurveyEntry =>
        typeof entry.subject === 'object' && entry.subject !== null && 'what' in entry.subject,
    )
    .map(withLocalSubject);

function withLocalSubject(entry: SurveyEntry): SurveyEntry {
  const { survey, unit } = entry.subject;
  const own = {
    ...(survey !== undefined && { survey: localName('survey', survey) }),
    ...(unit !== undefined && { unit: localName('unit', unit) }),
  };
  if (own.survey === survey && own.unit === unit) return entry;
  return { ...entry, subject: { ...entry.subject, ...own } };
}

/** Body of an entry's call. Its type was checked when the entry was written. */
export const bodyOf = <Body>({ options }: Pick<Entry, 'options'>): Body => options.body as Body;

export const isOfSurvey = ({ subject }: SurveyEntry, survey: string): boolean =>
  subject.survey === survey;

export const isOfUnit = ({ subject }: SurveyEntry, survey: string, unit: string): boolean =>
  subject.survey === survey && subject.unit === unit;
