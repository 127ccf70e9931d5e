import {
  type SurveyCreation,
  type SurveyKind,
  type SurveyRow,
  surveyKinds,
} from '@portal/contract/fleet-surveys';

/** Form values of a survey. */
export interface SurveyValues {
  readonly kind: SurveyKind;
  /** YYYY-MM-DD, or raw input while it is not a valid day for a survey. */
  readonly survey_date: string;
  readonly surveyor: string;
  /** Empty for none. */
  readonly nonsig: string;
  readonly comments: string;
  /** Why a finished survey is reopened; empty for an open one. */
  readonly reopen_reason: string;
}

/** Wire names of the form's fields. */
export const surveyFields = {
  kind: 'kind',
  survey_date: 'survey_date',
  surveyor: 'surveyor',
  nonsig: 'nonsig',
  comments: 'comments',
  reopen_reason: 'reopen_reason',
} as const;

/** A new survey, dated today, by the user who starts it. */
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
  // A checkpoint survey cannot get its kind from this form.
  kind: isKind(survey.kind) ? survey.kind : 'yard',
  survey_date: survey.survey_date,
  surveyor: survey.surveyor,
  nonsig: survey.nonsig ?? '',
  comments: survey.comments,
  reopen_reason: '',
});

export const surveyBody = (values: SurveyValues): Omit<SurveyCreation, 'location_id'> => ({
  kind: values.kind,
  survey_date: values.survey_date,
  surveyor: values.surveyor.trim(),
  nonsig: values.nonsig || null,
  comments: values.comments,
});

/** Form values from browser storage; null if they are not valid. */
export function surveyIn(kept: unknown): SurveyValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, survey_date: day, ...texts }: Partial<Record<keyof SurveyValues, unknown>> = kept;
  const { surveyor, nonsig, comments, reopen_reason } = texts;
  if (!isKind(kind) || typeof day !== 'string') return null;
  if (typeof surveyor !== 'string' || typeof nonsig !== 'string') return null;
  if (typeof comments !== 'string' || typeof reopen_reason !== 'string') return null;
  return { kind, survey_date: day, surveyor, nonsig, comments, reopen_reason };
}
