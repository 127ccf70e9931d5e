import { type SurveyDetailRequest, surveyDetailList } from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import {
  brand,
  concernsTire,
  detailTables,
  hasFlaggedValve,
  hasWear,
  inWheelOrder,
  line,
  mayBeFlagged,
  size,
} from './detail-rows.ts';

/** Which tires of surveys are selected, and in which order. */
export type TireSelection = Omit<SurveyDetailRequest, keyof PageRequest | 'survey_id'>;

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  pressure: [sql`r.pressure_kpa`],
  tread_depth: [sql`r.tread_mm`],
  brand: [sql`${brand} collate "und-x-icu"`],
  // Depends on earlier inspections, so the tires are sorted after these are read.
  findings: [],
};

/** Whether tires are sorted by how long their findings have been open. */
export const isByFindings = ({ order_by }: TireSelection): boolean =>
  order_by === surveyDetailList.sorts.findings;

/** Returns the readings of surveys that match a selection, survey by survey in its order. */
export async function selectTires(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
  selection: TireSelection,
): Promise<number[]> {
  const surveys = sql`${[...surveyIds]}::int[]`;
  const order = isByFindings(selection)
    ? inWheelOrder
    : listOrder(surveyDetailList, sorts, selection, inWheelOrder);
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(each.id) as ids from (
      select r.id ${detailTables}
      where i.survey_id = any (${surveys}) and ${sql.join(conditionsOf(selection), sql` and `)}
      order by array_position(${surveys}, i.survey_id), ${order}) each`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The label of a reading's position, such as `2LO`. */
const label = sql`r.axle_number || case r.side when 'left' then 'L' else 'R' end
  || case r.slot when 'outer' then 'O' when 'inner' then 'I' else '' end`;

/** Flags of a tire are not failed checks. */
const isFlag = (check: string) => check === 'wear' || check === 'valve';

/** Returns the conditions of a selection's filters. */
function conditionsOf({
  keyword = '',
  severity,
  check,
  position,
  place,
  brand: named,
}: TireSelection): RawBuilder<unknown>[] {
  // Flags have no severity.
  if (severity && check && isFlag(check)) return [sql`false`];
  const found = [
    ...(severity ? [sql`f.severity = ${severity}`] : []),
    ...(check && !isFlag(check) ? [sql`f.check_name = ${check}`] : []),
  ];
  return [
    ...(found.length > 0
      ? [
          sql`exists (select from ${unguardedTable('findings')} f
            where ${concernsTire} and ${sql.join(found, sql` and `)})`,
        ]
      : []),
    ...(check === 'wear' ? [hasWear] : []),
    ...(check === 'valve' ? [hasFlaggedValve] : []),
    ...(check && isFlag(check) ? [mayBeFlagged] : []),
    ...(position ? [sql`x.role = ${position}`] : []),
    ...(place ? [sql`${label} = ${place}`] : []),
    ...(named ? [sql`${brand} = ${named}`] : []),
    holdsKeyword(keyword.trim(), [sql`i.unit_number`, brand, line, size, sql`r.comments`]),
  ];
}
