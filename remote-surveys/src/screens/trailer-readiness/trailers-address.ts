import { readinessPath } from '../../paths.ts';

const outcomes = ['passed', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** Which trailers alone an address shows; null for all. */
export const outcomeIn = (params: URLSearchParams): Outcome | null =>
  outcomes.find((outcome) => outcome === params.get('trailers')) ?? null;

/** The address of the trailers of a survey, of one outcome if need be. */
export const trailersAt = (surveyId: number, outcome?: Outcome): string =>
  `${readinessPath(surveyId)}${outcome ? `?trailers=${outcome}` : ''}`;
