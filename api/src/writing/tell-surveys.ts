import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { everyones } from '../scope/everyones.ts';

/** A survey, and where in it something has changed. */
interface InSurvey {
  readonly survey: number;
  readonly unit?: number;
  readonly inspection?: number;
  /** As in `2LO`. */
  readonly position?: string;
}

/** A unit, and where on it something has changed: told in every open survey that has the unit. */
interface OfUnit {
  readonly unit: number;
  readonly position?: string;
}

/** To whom a change is told: those who have a survey open. `nowhere` is what no survey can have. */
type Told = InSurvey | OfUnit | 'nowhere';

/** A row whose changes are kept. */
export interface ChangedRow {
  readonly kind: Selectable<Schema['row_changes']>['kind'];
  readonly id: number;
}

/** A change that is noted, and where it is told. */
export interface ToldChange extends ChangedRow {
  /** The one that the change makes. */
  readonly revision: number;
  readonly accountId: number;
  /** Of a survey that a dealer made, and what is in it. */
  readonly dealerId?: number | null;
  readonly told: Told;
}

/** Has changes that were noted told in their surveys; they are numbered when the transaction commits. */
export async function tellSurveys(
  transaction: Kysely<Schema>,
  changes: readonly ToldChange[],
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
  if (ofUnits.length > 0) await tellOfUnits(transaction, ofUnits);
}

type OfUnits = readonly (Omit<ToldChange, 'told'> & OfUnit)[];

/** Surveys of other dealers hear of a unit as well, which its author does not see. */
async function tellOfUnits(transaction: Kysely<Schema>, changes: OfUnits): Promise<void> {
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
    join ${everyones('unit_inspections')} i
      on i.account_id = c.account_id and i.unit_id = c.unit_id
    join ${everyones('surveys')} s on s.id = i.survey_id and s.state = 'open'
    order by c.place, s.id`.execute(transaction);
}
