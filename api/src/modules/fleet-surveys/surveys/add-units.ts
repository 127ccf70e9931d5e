import type { AddedUnits, UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordRowChanges } from '../../../writing/row-changes.ts';
import { lockOpenSurvey, type StoredSurvey } from '../find-survey.ts';
import { readInspections } from '../inspection-rows.ts';
import { readSurvey } from '../survey-rows.ts';
import type { Surveyor } from '../surveyor.ts';
import { chooseUnits } from './choose-units.ts';
import { surveyChangeOf } from './survey-changes.ts';

/**
 * Adds units of the account to an open survey. Units already on it stay unchanged.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`
 */
export async function addUnits(
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: UnitsToSurvey,
): Promise<Omit<AddedUnits, 'status'>> {
  const asking = { db: transaction, user: author.user };
  const survey = await lockOpenSurvey(asking, said.survey_id, 'survey_id');
  const { ids, unknownNumbers } = await chooseUnits(asking, survey, said);
  // A client key identifies a single row.
  const client_key = ids.length === 1 ? said.client_key : undefined;
  const added = await insertInspections(transaction, author, survey, { ids, client_key });
  return {
    survey: await readSurvey(transaction, survey.id),
    added: await readInspections(transaction, sql`i.id = any (${added}::int[])`, author.user),
    already_there: ids.length - added.length,
    unknown_numbers: [...unknownNumbers],
  };
}

/**
 * Adds units to a survey, ordered by unit number, with their present fields.
 *
 * @returns the ids of the new inspections
 */
export async function insertInspections(
  transaction: Kysely<Schema>,
  author: Surveyor,
  survey: StoredSurvey,
  {
    ids,
    client_key,
  }: { readonly ids: readonly number[]; readonly client_key?: string | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; unit_id: number }>`
    insert into unit_inspections (
      account_id, survey_id, unit_id, inspected_on, unit_number, configuration, state,
      client_key, created_by, changed_at
    )
    select u.account_id, ${survey.id}, u.id, ${survey.survey_date}::date, u.unit_number,
      u.configuration, 'waiting', ${client_key?.toLowerCase() ?? null}, ${author.user.id}::int,
      ${author.now}::timestamptz
    from units u
    where u.account_id = ${survey.account_id} and u.id = any (${[...ids]}::int[])
    order by u.unit_number collate natural_order, u.id
    on conflict (survey_id, unit_id) do nothing
    returning id, unit_id`.execute(transaction);
  const added = rows.map(({ id }) => id);
  const { accountId, dealerId } = surveyChangeOf(survey);
  await recordRowChanges(
    transaction,
    author,
    rows.map(({ id, unit_id }) => ({
      kind: 'inspection',
      id,
      revision: 1,
      accountId,
      dealerId,
      action: 'created',
      before: {},
      told: { survey: survey.id, unit: unit_id, inspection: id },
    })),
  );
  return added;
}
