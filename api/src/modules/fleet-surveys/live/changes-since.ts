import type { SurveyChange } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A change as it is told in one survey. */
export interface ToldChange extends Omit<SurveyChange, 'position' | 'is_me' | 'at'> {
  readonly survey_id: number;
  readonly position: string | null;
  readonly changed_by: number | null;
  readonly at: Date;
}

/** How far somebody knows the changes of a survey. */
interface Known {
  readonly survey: number;
  /** Number of the last change that is known. */
  readonly at: number;
}

/**
 * What has changed in surveys since, in the order of their numbers.
 *
 * @param unscoped whoever sees a survey sees its changes
 * @param most changes of each survey
 */
export async function changesSince(
  unscoped: Kysely<Schema>,
  known: readonly Known[],
  most: number,
): Promise<ToldChange[]> {
  const { rows } = await sql<ToldChange>`
    select w.survey_id, c.*
    from unnest(
      ${known.map(({ survey }) => survey)}::int[], ${known.map(({ at }) => at)}::int[]
    ) w (survey_id, known)
    cross join lateral (
      select c.number, c.kind, c.row_id as id, c.unit_id, c.inspection_id, c.position, c.revision,
        r.action, r.changed_by_name as by, r.changed_by, r.changed_on as device, r.changed_at as at
      from survey_changes c
      join row_changes r on (r.kind, r.row_id, r.revision) = (c.kind, c.row_id, c.revision)
      where c.survey_id = w.survey_id and c.number > w.known
      order by c.number limit ${most}
    ) c
    order by w.survey_id, c.number`.execute(unscoped);
  return rows;
}

/** A change as it travels to somebody. */
export const describeChange = (
  { survey_id: _, changed_by, position, at, ...change }: ToldChange,
  { id }: Pick<CurrentUser, 'id'>,
): SurveyChange => ({
  ...change,
  ...(position !== null && { position }),
  is_me: changed_by === id,
  at: at.toISOString(),
});

/**
 * The change after which somebody is told what has changed: the one that is known, or a later one where
 * those in between are forgotten.
 *
 * @param since the last change that is known; without one only what comes is told
 */
export async function firstToTell(
  unscoped: Kysely<Schema>,
  surveyId: number,
  since: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ last: number; first: number | null }>`
    select coalesce(
        (select last_number from survey_counters where survey_id = ${surveyId}), 0) as last,
      (select min(number) from survey_changes where survey_id = ${surveyId}) as first`.execute(
    unscoped,
  );
  const { last, first } = rows[0] ?? { last: 0, first: null };
  if (since === undefined) return last;
  // The database was restored since then: it counts anew.
  const known = since > last ? 0 : since;
  return Math.max(known, first === null ? last : first - 1);
}
