import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import type { StoredSurvey } from '../find-survey.ts';

/** The columns of a survey that can change. */
export type SurveyColumns = Pick<
  StoredSurvey,
  'kind' | 'survey_date' | 'surveyor' | 'dealer_id' | 'comments' | 'state' | 'finished_at'
>;

/** @throws Refusal `changed_elsewhere` for a stale revision */
export async function checkRevision(
  transaction: Kysely<Schema>,
  { id, revision }: StoredSurvey,
  read: number,
): Promise<void> {
  if (revision !== read)
    throw await changedElsewhere(transaction, { kind: 'survey', id, revision });
}

/**
 * Changes a survey, and records its previous values.
 *
 * @param columns the columns that differ
 * @param reason of the change, if one is required
 */
export async function changeSurvey(
  transaction: Kysely<Schema>,
  author: Author,
  present: StoredSurvey,
  { columns, reason }: { columns: Partial<SurveyColumns>; reason?: string | undefined },
): Promise<void> {
  const revision = present.revision + 1;
  await transaction
    .updateTable('surveys')
    .set({ ...columns, revision, changed_at: author.now })
    .where('id', '=', present.id)
    .execute();
  const names = Object.keys(columns) as (keyof SurveyColumns)[];
  const before = await toldFields(transaction, present, names);
  await recordRowChange(transaction, author, {
    ...surveyChangeOf({ ...present, ...columns, revision }),
    action: 'changed',
    before: reason === undefined ? before : { ...before, reason },
  });
}

/** The fields of a survey, by their names on the wire. */
export async function toldFields(
  db: Kysely<Schema>,
  survey: StoredSurvey,
  names: readonly (keyof StoredSurvey)[],
): Promise<Readonly<Record<string, unknown>>> {
  const nonsig = await nonsigOf(db, survey.dealer_id);
  return Object.fromEntries(
    names.map((name) => (name === 'dealer_id' ? ['nonsig', nonsig] : [name, survey[name]])),
  );
}

/** The number of a dealer; null for none. */
export async function nonsigOf(db: Kysely<Schema>, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const { nonsig } = await db
    .selectFrom('dealers')
    .select('nonsig')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return nonsig;
}

/**
 * The record of a survey's change: changes of a survey made by a dealer are hidden from other
 * dealers.
 */
export const surveyChangeOf = ({ id, revision, account_id, kind, dealer_id }: StoredSurvey) => ({
  kind: 'survey' as const,
  id,
  revision,
  accountId: account_id,
  dealerId: kind === 'dealer' ? dealer_id : null,
  told: { survey: id },
});
