import {
  type SurveyCreation,
  type SurveyKind,
  type SurveyRow,
  surveyKinds,
} from '@portal/contract/fleet-surveys';

/** What the form of a survey holds. */
export interface SurveyValues {
  readonly kind: SurveyKind;
  /** YYYY-MM-DD, or what is typed while that is no day that a survey can have. */
  readonly survey_date: string;
  readonly surveyor: string;
  /** Empty for none. */
  readonly nonsig: string;
  readonly comments: string;
  /** Why a finished survey is opened again; empty for one that is open. */
  readonly reopen_reason: string;
}

/** Its fields by their names on the wire. */
export const surveyFields = {
  kind: 'kind',
  survey_date: 'survey_date',
  surveyor: 'surveyor',
  nonsig: 'nonsig',
  comments: 'comments',
  reopen_reason: 'reopen_reason',
} as const;

/** A new survey: today's, by the one who opens it. */
export const newSurvey = (surveyor: string, today: string): SurveyValues => ({
  kind: 'yard',
  survey_date: today,
  surveyor,
  nonsig: '',
  comments: '',
  reopen_reason: '',
});

const isKind = (kind: unknown): kind is SurveyKind => surveyKinds.some((one) => one === kind);

export const surveyValues = (survey: SurveyRow): SurveyValues => ({
  // A drive-over is not changed with this form.
  kind: isKind(survey.kind) ? survey.kind : 'yard',
  survey_date: survey.survey_date,
  surveyor: survey.surveyor,
  nonsig: survey.nonsig ?? '',
  comments: survey.comments,
  reopen_reason: '',
});

/** What the calls are sent. */
export const surveyBody = (values: SurveyValues): Omit<SurveyCreation, 'location_id'> => ({
  kind: values.kind,
  survey_date: values.survey_date,
  surveyor: values.surveyor.trim(),
  nonsig: values.nonsig || null,
  comments: values.comments,
});

/** A form's values among what this browser kept; null for what is none of ours. */
export function surveyIn(kept: unknown): SurveyValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, survey_date: day, ...texts }: Partial<Record<keyof SurveyValues, unknown>> = kept;
  const { surveyor, nonsig, comments, reopen_reason } = texts;
  if (!isKind(kind) || typeof day !== 'string') return null;
  if (typeof surveyor !== 'string' || typeof nonsig !== 'string') return null;
  if (typeof comments !== 'string' || typeof reopen_reason !== 'string') return null;
  return { kind, survey_date: day, surveyor, nonsig, comments, reopen_reason };
}
