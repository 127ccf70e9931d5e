import { type SurveyRow, type SurveysRequest, surveysList } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { findLocation } from '../locations/find-location.ts';
import { readNonsigs } from '../locations/read-nonsigs.ts';
import {
  inspectedCount,
  type StoredSurvey,
  surveyColumns,
  surveyRowOf,
  surveyTables,
  unitCount,
} from './survey-rows.ts';

type Selection = Omit<SurveysRequest, keyof PageRequest>;

const sorts = {
  survey_date: [sql`s.survey_date`],
  kind: [sql`s.kind`],
  state: [sql`s.state`],
  surveyor: [sql`s.surveyor collate "und-x-icu"`],
  nonsig: [sql`d.nonsig collate "C"`],
  units: [unitCount],
  inspected_units: [inspectedCount],
};

/** A page of the surveys of a location. @throws Refusal `unknown_value`, `invalid` */
export async function readSurveys(
  db: Kysely<Schema>,
  selection: Selection,
  page: PageRequest,
): Promise<Page<SurveyRow>> {
  const { id } = await findLocation(db, selection.location_id, 'location_id');
  const { keyword = '', state, kind, surveyor } = selection;
  const [from, to] = (['date_from', 'date_to'] as const).map((name) => {
    const day = selection[name];
    if (day && !isIsoDate(day)) throw refuse('invalid', name);
    return day;
  });
  const conditions = [
    sql`s.location_id = ${id}`,
    ...(state ? [sql`s.state = ${state}`] : []),
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(surveyor ? [sql`s.surveyor = ${surveyor}`] : []),
    ...(from ? [sql`s.survey_date >= ${from}::date`] : []),
    ...(to ? [sql`s.survey_date <= ${to}::date`] : []),
    holdsKeyword(keyword.trim(), [sql`s.surveyor`, sql`s.comments`]),
  ];
  const { rows, ...counts } = await readPage<StoredSurvey>(
    db,
    {
      columns: surveyColumns,
      rows: sql`${surveyTables} where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(surveysList, sorts, selection, sql`s.survey_date desc, s.id desc`),
    },
    page,
  );
  return { rows: rows.map(surveyRowOf), ...counts };
}

/** A location's latest surveys. @throws Refusal `unknown_value` */
export async function readLastSurveys(
  db: Kysely<Schema>,
  location_id: number,
  most: number,
): Promise<SurveyRow[]> {
  const page = { page_number: 1, page_size: most };
  return [...(await readSurveys(db, { location_id }, page)).rows];
}

/** Who has surveyed a location, by name, and the dealers that may. @throws Refusal `unknown_value` */
export async function readSurveySelects(db: Kysely<Schema>, location_id: number) {
  const { id } = await findLocation(db, location_id, 'location_id');
  const { rows } = await sql<{ surveyor: string }>`
    select surveyor from surveys where location_id = ${id}
    group by surveyor order by surveyor collate "und-x-icu"`.execute(db);
  return {
    surveyors: rows.map(({ surveyor }) => surveyor),
    nonsigs: await readNonsigs(db, id),
  };
}
