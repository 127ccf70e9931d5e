import type { SurveyChange } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/** A change as reported in one survey. */
export interface ReportedChange extends Omit<SurveyChange, 'position' | 'is_me' | 'at'> {
  readonly survey_id: number;
  readonly position: string | null;
  readonly changed_by: number | null;
  readonly at: Date;
}

/** The last change of a survey that a follower knows. */
interface KnownChange {
  readonly survey: number;
  /** Number of the last known change. */
  readonly at: number;
}

/**
 * Reads the changes in surveys since then, in the order of their numbers.
 *
 * @param unscoped access is not checked: users who see a survey see its changes
 * @param most changes of each survey
 */
export async function changesSince(
  unscoped: Kysely<Schema>,
  known: readonly KnownChange[],
  most: number,
): Promise<ReportedChange[]> {
  const { rows } = await sql<ReportedChange>`
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

/** Converts a change to the wire form for a user. */
export const describeChange = (
  { survey_id: _, changed_by, position, at, ...change }: ReportedChange,
  { id }: Pick<CurrentUser, 'id'>,
): SurveyChange => ({
  ...change,
  ...(position !== null && { position }),
  is_me: changed_by === id,
  at: at.toISOString(),
});

/**
 * Returns the number of the change after which to start reporting: the last known one, or a later
 * one if those in between were deleted.
 *
 * @param since the last known change; if omitted, only new changes are reported
 */
export async function findStartNumber(
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
  // The database was restored since then, so its numbers have started again.
  const known = since > last ? 0 : since;
  return Math.max(known, first === null ? last : first - 1);
}
