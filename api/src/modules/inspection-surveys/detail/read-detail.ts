import { flaggedValves } from '@portal/contract/fleet-surveys';
import {
  type SurveyDetail,
  type SurveyDetailRequest,
  type SurveyDetailRow,
  surveyDetailList,
} from '@portal/contract/inspection-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { everyones } from '../../../scope/everyones.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { readSurveyReport } from '../reports/read-survey-reports.ts';
import {
  brand,
  concerning,
  detailColumns,
  detailRowOf,
  detailTables,
  inWheelOrder,
  line,
  type StoredDetail,
  size,
} from './detail-rows.ts';
import { hasFound, hasLooked, isBefore } from './found-again.ts';
import { foundFirst } from './found-first.ts';

export interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

export type DetailSelection = Omit<SurveyDetailRequest, keyof PageRequest>;

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  pressure: [sql`r.pressure_kpa`],
  tread_depth: [sql`r.tread_mm`],
  brand: [sql`${brand} collate "und-x-icu"`],
  findings: [
    sql`(select i.inspected_on - min(${foundFirst}) from ${everyones('findings')} f where ${concerning})`,
  ],
};

/** A page of the tires of a survey. @throws Refusal `unknown_value` */
export async function readDetailRows(
  { db, user }: Asking,
  selection: DetailSelection,
  page: PageRequest,
): Promise<Page<SurveyDetailRow>> {
  const { id } = await findFinishedSurvey(db, selection.survey_id, 'survey_id');
  const { rows, ...counts } = await readPage<StoredDetail>(
    db,
    {
      key: sql`r.id`,
      columns: detailColumns,
      rows: sql`${detailTables}
        where i.survey_id = ${id} and ${sql.join(conditionsOf(selection), sql` and `)}`,
      order: orderOf(selection),
    },
    page,
  );
  return { rows: rows.map((row) => detailRowOf(row, user)), ...counts };
}

export const orderOf = (selection: Omit<DetailSelection, 'survey_id'>): RawBuilder<unknown> =>
  listOrder(surveyDetailList, sorts, selection, inWheelOrder);

/** What is flagged of a tire is no check that failed. */
const isFlag = (check: string) => check === 'wear' || check === 'valve';

/** What the filters of a selection leave. */
export function conditionsOf({
  keyword = '',
  severity,
  check,
  position,
  brand: named,
}: Omit<DetailSelection, 'survey_id'>): RawBuilder<unknown>[] {
  const found = [
    ...(severity ? [sql`f.severity = ${severity}`] : []),
    ...(check && !isFlag(check) ? [sql`f.check_name = ${check}`] : []),
  ];
  return [
    ...(found.length > 0
      ? [
          sql`exists (select from ${everyones('findings')} f
            where ${concerning} and ${sql.join(found, sql` and `)})`,
        ]
      : []),
    ...(check === 'wear'
      ? [sql`exists (select from ${everyones('reading_conditions')} c where c.reading_id = r.id)`]
      : []),
    ...(check === 'valve' ? [sql`r.valve = any (${[...flaggedValves]}::text[])`] : []),
    ...(check && isFlag(check)
      ? [
          sql`(r.pressure_kpa is not null or r.tread_mm is not null)
            and r.axle_number <> all (i.lifted_axles)`,
        ]
      : []),
    ...(position ? [sql`x.role = ${position}`] : []),
    ...(named ? [sql`${brand} = ${named}`] : []),
    holdsKeyword(keyword.trim(), [sql`i.unit_number`, brand, line, size, sql`r.comments`]),
  ];
}

/** The tires of a survey with what the survey as a whole comes to. @throws Refusal `unknown_value` */
export async function readDetail(
  asking: Asking,
  { page_number, page_size, ...selection }: SurveyDetailRequest,
): Promise<SurveyDetail> {
  const page = await readDetailRows(asking, selection, { page_number, page_size });
  const { survey_id } = selection;
  return {
    ...shownTo(asking.user).formats,
    survey: await readSurveyReport(asking, survey_id),
    brands: await readBrands(asking.db, survey_id),
    mended: await countMended(asking.db, survey_id),
    ...page,
  };
}

async function readBrands(db: Kysely<Schema>, surveyId: number): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select ${brand} as brand ${detailTables} where i.survey_id = ${surveyId}
    group by 1 having ${brand} is not null order by ${brand} collate "und-x-icu"`.execute(db);
  return rows.map((row) => row.brand);
}

/**
 * What the inspections before found, of those that the reader sees, and what each unit's inspection looked at
 * again and did not find any longer, or on another tire.
 */
async function countMended(db: Kysely<Schema>, surveyId: number): Promise<number> {
  const held = { finding: 'g', inspection: 'i' };
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from unit_inspections i
    join unit_inspections p on ${isBefore('p', 'i')}
    join ${everyones('findings')} g on g.inspection_id = p.id
    where i.survey_id = ${surveyId} and i.tires_read > 0
      and ${hasLooked(held)} and not ${hasFound(held)}
      and not exists (
        select from unit_inspections q
        where ${isBefore('p', 'q')} and ${isBefore('q', 'i')}
          and ${hasLooked({ finding: 'g', inspection: 'q' })})`.execute(db);
  return rows[0]?.count ?? 0;
}
