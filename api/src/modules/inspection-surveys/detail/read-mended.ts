import {
  type MendedFinding,
  type MendedFindings,
  type MendedFindingsRequest,
  mendedList,
} from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { joinSpec, limitFrom } from '../limit-from.ts';
import { mendedIn } from './finding-history.ts';
import { readSurveyHistories } from './read-histories.ts';

const unitNumber = sql`i.unit_number collate natural_order`;
const daysOpen = sql`mended.mended_on - mended.found_first`;

const sorts = {
  unit_number: [unitNumber],
  severity: [sql`f.severity`],
  found_on: [sql`i.inspected_on`],
  days_open: [daysOpen],
};

const columns = sql`
  f.id as finding_id, i.unit_id, i.unit_number, f.check_name as check, f.severity, f.axle_number, f.side,
  f.slot, f.measured, f.limit_value as limit, ${limitFrom}, case when s.state = 'finished' then s.id end as found_in,
  i.inspected_on as found_on, mended.found_first, ${daysOpen} as days_open`;

/**
 * Reads a page of the earlier findings that a survey no longer found, in the reader's units.
 *
 * @throws Refusal `unknown_value`
 */
export async function readMended(
  { db, user }: { readonly db: Kysely<Schema>; readonly user: CurrentUser },
  { survey_id, severity, keyword = '', ...selection }: MendedFindingsRequest,
): Promise<MendedFindings> {
  const { id } = await findFinishedSurvey(db, survey_id, 'survey_id');
  const mended = mendedIn(await readSurveyHistories(db, id));
  const shown = readingConverters(user);
  const { rows, ...page } = await readPage<MendedFinding>(
    db,
    {
      columns,
      rows: sql`
        from unnest(
          ${mended.map((each) => each.id)}::int[],
          ${mended.map((each) => each.found_first)}::date[],
          ${mended.map((each) => each.mended_on)}::date[]
        ) as mended (id, found_first, mended_on)
        join ${unguardedTable('findings')} f on f.id = mended.id ${joinSpec}
        join ${unguardedTable('unit_inspections')} i on i.id = f.inspection_id
        join ${unguardedTable('surveys')} s on s.id = i.survey_id
        where ${holdsKeyword(keyword.trim(), [sql`i.unit_number`])}
          and ${severity ? sql`f.severity = ${severity}` : sql`true`}`,
      order: listOrder(mendedList, sorts, selection, sql`${unitNumber}, i.id, f.axle_number, f.id`),
    },
    selection,
  );
  return {
    ...shown.formats,
    rows: rows.map((row) => ({ ...row, ...shown.finding(row) })),
    ...page,
  };
}
