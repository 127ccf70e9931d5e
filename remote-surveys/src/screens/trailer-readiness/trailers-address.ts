import { readinessPath } from '../../paths.ts';

const outcomes = ['passed', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** The outcome that an address filters trailers by; null for all. */
export const outcomeIn = (params: URLSearchParams): Outcome | null =>
  outcomes.find((outcome) => outcome === params.get('trailers')) ?? null;

/** The address of a survey's trailers, optionally of one outcome. */
export const trailersAt = (surveyId: number, outcome?: Outcome): string =>
  `${readinessPath(surveyId)}${outcome ? `?trailers=${outcome}` : ''}`;
