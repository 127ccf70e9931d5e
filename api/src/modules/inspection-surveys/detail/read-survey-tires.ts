import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { everyones } from '../../../scope/everyones.ts';
import { acrossAxle, byUnit, daysOpen, type StoredDetail } from './detail-rows.ts';
import { pastOf } from './finding-history.ts';
import { standingOf } from './is-of-standing.ts';
import { type History, readHistories } from './read-histories.ts';
import { readTires } from './read-tires.ts';
import { isByFindings, selectTires, type TireSelection } from './select-tires.ts';

type Db = Kysely<Schema>;

type Histories = ReadonlyMap<number, History>;

/** Tires by their readings, in their order. */
async function readTiresOf(db: Db, readings: readonly number[]): Promise<StoredDetail[]> {
  const tires = await readTires(db, sql`r.id = any (${[...readings]}::int[])`);
  const byId = new Map(tires.map((tire) => [tire.reading_id, tire]));
  return readings.flatMap((id) => byId.get(id) ?? []);
}

/** Tells how each finding stands against the inspections before. */
const withHistories = (tires: readonly StoredDetail[], histories: Histories): StoredDetail[] =>
  tires.map((tire) => {
    const history = histories.get(tire.unit_inspection_id);
    if (!history) return tire;
    const findings = tire.findings.map((finding) => ({ ...finding, ...pastOf(finding, history) }));
    return { ...tire, findings };
  });

interface ToldTires {
  readonly tires: StoredDetail[];
  /** How many the selection leaves. */
  readonly total: number;
}

/**
 * The tires that a selection leaves of a survey, in its order, each finding with its history.
 *
 * @param histories of the inspections of the survey
 * @param page which of them; all, unless given
 */
export async function readToldTires(
  db: Db,
  { surveyId, histories }: { readonly surveyId: number; readonly histories: Histories },
  selection: TireSelection,
  page?: PageRequest,
): Promise<ToldTires> {
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
 * The tires of surveys that a selection leaves, survey by survey in its order.
 *
 * @param hasHistory whether findings are told with their histories; they are where the order goes by these
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

/** By how long the findings of a tire have been open; those without any come last. */
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

/** Whether every tire is meant, from unit to unit. */
const isEverything = (selection: TireSelection): boolean =>
  Object.values(selection).every((value) => value === undefined || value === '');

/** Sorts units where they stand, as there are many tires to each. */
async function readEverything(db: Db, surveyIds: readonly number[]): Promise<StoredDetail[]> {
  const surveys = sql`${[...surveyIds]}::int[]`;
  const { rows } = await sql<{ id: number }>`
    select i.id from ${everyones('unit_inspections')} i
    where i.survey_id = any (${surveys})
    order by array_position(${surveys}, i.survey_id), ${byUnit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const standing = await standingOf(db, ids);
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
