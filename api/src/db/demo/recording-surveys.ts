import type { Random } from './random.ts';
import type { RemovalRow } from './removals.ts';
import type { SurveyRow } from './surveys.ts';

/**
 * The share of removed tires that the next survey of the yard records; the rest is never recorded.
 */
const noted = 0.7;

/** Assigns to each removal of a location the survey that recorded it, if any. */
export function assignRecordingSurveys(
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
