import type { Random } from './random.ts';
import type { RemovalRow } from './removals.ts';
import type { SurveyRow } from './surveys.ts';

/** Tires that came off lie in the yard until its next survey notes them; of some nobody does. */
const noted = 0.7;

/** Names the survey on which each removal of a location was noted, if there was one. */
export function noteRemovals(
  random: Random,
  removals: readonly RemovalRow[],
  surveys: readonly SurveyRow[],
): void {
  const yards = surveys
    .filter(({ kind, state }) => kind === 'yard' && state === 'finished')
    .sort((one, other) => (one.survey_date < other.survey_date ? -1 : 1));
  for (const removal of removals) {
    const next = yards.find(({ survey_date }) => survey_date >= removal.removed_on);
    if (next && random.chance(noted)) removal.survey_id = next.id;
  }
}
