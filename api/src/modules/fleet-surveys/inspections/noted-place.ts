import type { StoredSurvey } from '../find-survey.ts';
import type { Inspected } from './find-inspection.ts';

/** Where what is changed of a unit within a survey is told. */
export const placeOf = ({ survey, inspection }: Inspected) => ({
  survey: survey.id,
  unit: inspection.unit_id,
  inspection: inspection.id,
});

/** Of a survey that a dealer made: other dealers see none of its changes. */
export const dealerOf = ({ kind, dealer_id }: StoredSurvey): number | null =>
  kind === 'dealer' ? dealer_id : null;
