import { type SurveyRow, surveysList } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { checkSelection, readSurveys, type SurveysSelection } from './read-surveys.ts';

/**
 * Returns the surveys of a location for a file named after it.
 *
 * @throws Refusal as `checkSelection` does
 */
export async function surveysContent(
  db: Kysely<Schema>,
  selection: SurveysSelection,
): Promise<ListContent<SurveyRow>> {
  const { id } = await checkSelection(db, selection);
  const { code, name } = await db
    .selectFrom('locations')
    .select(['code', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    definition: surveysList,
    read: (page) => readSurveys(db, selection, page),
    of: [{ label: 'location.name', value: `${code} ${name}` }],
  };
}
