import type { StoredSurvey } from '../find-survey.ts';
import type { SurveyInspection } from './find-inspection.ts';

/** The ids under which a change of a unit in a survey is recorded. */
export const inspectionAudienceOf = ({ survey, inspection }: SurveyInspection) => ({
  survey: survey.id,
  unit: inspection.unit_id,
  inspection: inspection.id,
});

/** The dealer who made the survey: other dealers do not see its changes. */
export const dealerOf = ({ kind, dealer_id }: StoredSurvey): number | null =>
  kind === 'dealer' ? dealer_id : null;
