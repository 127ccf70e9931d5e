import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { acrossAxle, byUnit, daysOpen, type StoredDetail } from './detail-rows.ts';
import { findingHistoryOf } from './finding-history.ts';
import { stillMountedCondition } from './is-still-mounted.ts';
import { type History, readHistories } from './read-histories.ts';
import { readTires } from './read-tires.ts';
import { isByFindings, selectTires, type TireSelection } from './select-tires.ts';

type Db = Kysely<Schema>;

type Histories = ReadonlyMap<number, History>;

/** Reads tires by the ids of their readings, in the same order. */
async function readTiresOf(db: Db, readings: readonly number[]): Promise<StoredDetail[]> {
  const tires = await readTires(db, sql`r.id = any (${[...readings]}::int[])`);
  const byId = new Map(tires.map((tire) => [tire.reading_id, tire]));
  return readings.flatMap((id) => byId.get(id) ?? []);
}

/** Adds to each finding how it compares with earlier inspections. */
const withHistories = (tires: readonly StoredDetail[], histories: Histories): StoredDetail[] =>
  tires.map((tire) => {
    const history = histories.get(tire.unit_inspection_id);
    if (!history) return tire;
    const findings = tire.findings.map((finding) => ({
      ...finding,
      ...findingHistoryOf(finding, history),
    }));
    return { ...tire, findings };
  });

interface SurveyTiresPage {
  readonly tires: StoredDetail[];
  /** The number of tires that match the selection. */
  readonly total: number;
}

/**
 * Reads the tires of a survey that match a selection, in its order, each finding with its history.
 *
 * @param histories of the inspections of the survey
 * @param page which of them; all if omitted
 */
export async function readSurveyTiresPage(
  db: Db,
  { surveyId, histories }: { readonly surveyId: number; readonly histories: Histories },
  selection: TireSelection,
  page?: PageRequest,
): Promise<SurveyTiresPage> {
  const readings = await selectTires(db, [surveyId], selection);
  const onPage = <Each>(all: readonly Each[]) => {
    if (!page) return all;
    const from = (page.page_number - 1) * page.page_size;
    return all.slice(from, from + page.page_size);
  };
  const told = async (some: readonly number[]) =>
    withHistories(await readTiresOf(db, some), histories);
  const tires = isByFindings(selection)
    ? onPage(sortByFindings(await told(readings), selection))
    : await told(onPage(readings));
  return { tires: [...tires], total: readings.length };
}

/**
 * Reads the tires of surveys that match a selection, survey by survey in its order.
 *
 * @param hasHistory whether findings include their histories; they always do when sorted by these
 */
export async function readSurveyTires(
  db: Db,
  surveyIds: readonly number[],
  selection: TireSelection,
  hasHistory: boolean,
): Promise<StoredDetail[]> {
  const tires = isEverything(selection)
    ? await readEverything(db, surveyIds)
    : await readTiresOf(db, await selectTires(db, surveyIds, selection));
  if (!hasHistory && !isByFindings(selection)) return tires;
  const inspections = new Set(tires.map(({ unit_inspection_id }) => unit_inspection_id));
  const told = withHistories(tires, await readHistories(db, [...inspections]));
  if (!isByFindings(selection)) return told;
  const place = new Map(surveyIds.map((id, at) => [id, at]));
  const placeOf = ({ survey_id }: StoredDetail) => place.get(survey_id) ?? 0;
  const sorted = sortByFindings(told, selection);
  return sorted.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Sorts by how long a tire's findings have been open; tires without findings come last. */
function sortByFindings(
  tires: readonly StoredDetail[],
  { is_sort_desc }: TireSelection,
): StoredDetail[] {
  const days = new Map(
    tires.map((tire) => [
      tire,
      Math.max(-1, ...tire.findings.map((finding) => daysOpen(finding, tire.inspected_on))),
    ]),
  );
  const keyOf = (tire: StoredDetail) => {
    const most = days.get(tire) ?? -1;
    if (most < 0) return Number.MAX_SAFE_INTEGER;
    return is_sort_desc ? -most : most;
  };
  return [...tires].sort((one, other) => keyOf(one) - keyOf(other));
}

/** Whether all tires are selected, in the default order. */
const isEverything = (selection: TireSelection): boolean =>
  Object.values(selection).every((value) => value === undefined || value === '');

/** Sorts units in the database but tires in memory, as there are many tires per unit. */
async function readEverything(db: Db, surveyIds: readonly number[]): Promise<StoredDetail[]> {
  const surveys = sql`${[...surveyIds]}::int[]`;
  const { rows } = await sql<{ id: number }>`
    select i.id from ${unguardedTable('unit_inspections')} i
    where i.survey_id = any (${surveys})
    order by array_position(${surveys}, i.survey_id), ${byUnit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const standing = await stillMountedCondition(db, ids);
  const tires = await readTires(db, sql`r.inspection_id = any (${ids}::int[]) and ${standing}`);
  const place = new Map(ids.map((id, at) => [id, at]));
  const rank = new Map(acrossAxle.map((each, at) => [each, at]));
  const keyOf = ({ unit_inspection_id, axle_number, side, slot }: StoredDetail) =>
    (place.get(unit_inspection_id) ?? 0) * 1000 +
    axle_number * 10 +
    (rank.get(`${side} ${slot}`) ?? 0);
  const keys = new Map(tires.map((tire) => [tire, keyOf(tire)]));
  return tires.sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
}
