import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { unguardedTable } from '../scope/unguarded-table.ts';

/** A survey, and the changed part of it. */
interface InSurvey {
  readonly survey: number;
  readonly unit?: number;
  readonly inspection?: number;
  /** Such as `2LO`. */
  readonly position?: string;
}

/**
 * A unit, and the changed part of it; the change is sent to every open survey that has the unit.
 */
interface OfUnit {
  readonly unit: number;
  readonly position?: string;
}

/**
 * The recipients of a change: people who have the survey open. `nowhere` is for changes that no
 * survey can show.
 */
type ChangeAudience = InSurvey | OfUnit | 'nowhere';

/** A row whose changes are recorded. */
export interface ChangedRow {
  readonly kind: Selectable<Schema['row_changes']>['kind'];
  readonly id: number;
}

/** A recorded change, with its recipients. */
export interface ChangeWithAudience extends ChangedRow {
  /** The revision that results from the change. */
  readonly revision: number;
  readonly accountId: number;
  /** Set for a survey made by a dealer, and for its content. */
  readonly dealerId?: number | null;
  readonly told: ChangeAudience;
}

/** Queues recorded changes for their surveys; they are numbered when the transaction commits. */
export async function queueSurveyChanges(
  transaction: Kysely<Schema>,
  changes: readonly ChangeWithAudience[],
): Promise<void> {
  const own = changes.flatMap(({ kind, id, revision, accountId, dealerId, told }) =>
    told !== 'nowhere' && 'survey' in told
      ? {
          survey_id: told.survey,
          account_id: accountId,
          dealer_id: dealerId ?? null,
          kind,
          row_id: id,
          revision,
          unit_id: told.unit ?? null,
          inspection_id: told.inspection ?? null,
          position: told.position ?? null,
        }
      : [],
  );
  if (own.length > 0) await transaction.insertInto('survey_changes').values(own).execute();
  const ofUnits = changes.flatMap(({ told, ...change }) =>
    told !== 'nowhere' && !('survey' in told) ? { ...change, ...told } : [],
  );
  if (ofUnits.length > 0) await queueUnitChanges(transaction, ofUnits);
}

type OfUnits = readonly (Omit<ChangeWithAudience, 'told'> & OfUnit)[];

/** A unit's changes also go to surveys of other dealers, which the author does not see. */
async function queueUnitChanges(transaction: Kysely<Schema>, changes: OfUnits): Promise<void> {
  await sql`
    insert into survey_changes (
      survey_id, account_id, dealer_id, kind, row_id, revision, unit_id, inspection_id, position
    )
    select s.id, s.account_id, case when s.kind = 'dealer' then s.dealer_id end,
      c.kind, c.row_id, c.revision, i.unit_id, i.id, c.position
    from unnest(
      ${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ id }) => id)}::int[],
      ${changes.map(({ revision }) => revision)}::int[],
      ${changes.map(({ accountId }) => accountId)}::int[],
      ${changes.map(({ unit }) => unit)}::int[],
      ${changes.map(({ position }) => position ?? null)}::text[]
    ) with ordinality c (kind, row_id, revision, account_id, unit_id, position, place)
    join ${unguardedTable('unit_inspections')} i
      on i.account_id = c.account_id and i.unit_id = c.unit_id
    join ${unguardedTable('surveys')} s on s.id = i.survey_id and s.state = 'open'
    order by c.place, s.id`.execute(transaction);
}
