import type { SurveyRow, SurveySaving } from '@portal/contract/fleet-surveys';
import { textField } from '../fields/values.ts';
import type { Comparable } from './comparable.ts';

type SurveyValues = Pick<SurveyRow, 'kind' | 'survey_date' | 'surveyor' | 'nonsig' | 'comments'>;

/** The details of a survey. */
export const surveyFields: Comparable<SurveySaving, SurveyRow, SurveyValues> = {
  rowFields: ({ kind, survey_date, surveyor, nonsig, comments }) => ({
    kind,
    survey_date,
    surveyor: surveyor.trim(),
    nonsig: textField(nonsig),
    comments,
  }),

  saidFields: ({ kind, survey_date, surveyor, nonsig, comments }) => ({
    ...(kind !== undefined && { kind }),
    ...(survey_date !== undefined && { survey_date }),
    ...(surveyor !== undefined && { surveyor: surveyor.trim() }),
    ...(nonsig !== undefined && { nonsig: textField(nonsig) }),
    ...(comments !== undefined && { comments }),
  }),

  bodyWith: (body, { kind, ...fields }, { revision }) => ({
    ...body,
    ...fields,
    // Checkpoint surveys come from another system; no write creates them.
    ...(kind !== undefined && kind !== 'checkpoint' && { kind }),
    revision,
  }),
};
