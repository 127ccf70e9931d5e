import { type FindingRow, type FindingsRequest, workList } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { findLocation } from '../find-location.ts';
import { findSurvey } from '../find-survey.ts';
import {
  findingColumns,
  findingRowOf,
  findingTables,
  isAtLocation,
  isOpen,
  type StoredFinding,
} from './finding-rows.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

export type FindingsSelection = Omit<FindingsRequest, keyof PageRequest>;

/** The location, and the survey if any, whose findings are requested. */
export interface FindingsScope {
  readonly locationId: number;
  readonly surveyId: number | null;
}

const number = sql`i.unit_number collate natural_order`;
const sorts = {
  unit_number: [number],
  severity: [sql`f.severity`],
  survey_date: [sql`s.survey_date`],
  closed_at: [sql`coalesce(f.closed_at, n.changed_at)`],
};
/** By unit, then worst first, then from the front axle back. */
const last = sql`${number}, i.id, f.severity, f.axle_number, f.id`;

/**
 * Finds the requested location, and its survey if one is requested.
 *
 * @throws Refusal `unknown_value`
 */
export async function findFindingsScope(
  asking: QueryContext,
  { location_id, survey_id }: Pick<FindingsSelection, 'location_id' | 'survey_id'>,
): Promise<FindingsScope> {
  const { id } = await findLocation(asking.db, location_id, 'location_id');
  if (survey_id === undefined) return { locationId: id, surveyId: null };
  const survey = await findSurvey(asking, survey_id, 'survey_id');
  if (survey.location_id !== id) throw refuse('unknown_value', 'survey_id');
  return { locationId: id, surveyId: survey.id };
}

export async function readFindingRows(
  { db, user }: QueryContext,
  { locationId, surveyId }: FindingsScope,
  selection: FindingsSelection,
  page: PageRequest,
): Promise<Page<FindingRow>> {
  const { keyword = '', state, severity, check } = selection;
  // Closed findings are listed where the unit was surveyed, open ones where it is now.
  const ofLocation =
    state === 'open' ? isAtLocation(locationId) : sql`s.location_id = ${locationId}`;
  const conditions = [
    surveyId === null ? ofLocation : sql`s.id = ${surveyId}`,
    state === 'open' ? isOpen : sql`not ${isOpen}`,
    ...(severity ? [sql`f.severity = ${severity}`] : []),
    ...(check ? [sql`f.check_name = ${check}`] : []),
    holdsKeyword(keyword.trim(), [sql`i.unit_number`, sql`f.closed_by_name`, sql`f.comments`]),
  ];
  const { rows, ...counts } = await readPage<StoredFinding>(
    db,
    {
      columns: findingColumns,
      rows: sql`${findingTables} where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(workList, sorts, selection, last),
    },
    page,
  );
  return { rows: rows.map((row) => findingRowOf(row, user)), ...counts };
}

/** Reads a finding that the user may see, by id; null if there is none. */
export async function readFinding(
  { db, user }: QueryContext,
  id: number,
): Promise<FindingRow | null> {
  const { rows } = await sql<StoredFinding>`
    select ${findingColumns} ${findingTables} where f.id = ${id}`.execute(db);
  return rows[0] ? findingRowOf(rows[0], user) : null;
}
