import {
  type AxleMap,
  checklistItems,
  type InspectionSaving,
  isReady,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { byInspection } from '../by-inspection.ts';
import type { SurveyInspection } from '../find-inspection.ts';
import type { PartChange } from './part-change.ts';

type Answer = AxleMap['checklist'][number];

/** Inspections whose checklists are read at once. */
const batch = 1000;

/** Reads the checked items of the trailer checklist in each inspection, in their order. */
export async function readChecklists(
  db: Kysely<Schema>,
  inspectionIds: readonly number[],
): Promise<(inspectionId: number) => Answer[]> {
  const rows = await db
    .selectFrom('checklist_answers')
    .select(['inspection_id', 'item', 'answer', 'notes'])
    .where('inspection_id', '=', sql<number>`any (${inspectionIds}::int[])`)
    .$narrowType<Pick<Answer, 'item'>>()
    .execute();
  const answers = byInspection(
    rows.sort((a, b) => checklistItems.indexOf(a.item) - checklistItems.indexOf(b.item)),
  );
  return (id) => answers(id).map(({ inspection_id: _, ...answer }) => answer);
}

/**
 * Returns the change that a write makes to the checklist; null if there is none.
 *
 * @throws Refusal `invalid` when the unit is not a trailer, or an item is named twice
 */
export async function checklistChange(
  transaction: Kysely<Schema>,
  inspected: SurveyInspection,
  { checklist = [] }: InspectionSaving,
): Promise<PartChange | null> {
  if (checklist.length === 0) return null;
  const { id, account_id, unit_id } = inspected.inspection;
  const { type } = await transaction
    .selectFrom('units')
    .select('type')
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow();
  if (type !== 'trailer') throw refuse('invalid', 'checklist');
  const twice = checklist.findIndex(
    ({ item }, place) => checklist.findIndex((each) => each.item === item) < place,
  );
  if (twice >= 0) throw refuse('invalid', `checklist.${twice}.item`);
  const present = (await readChecklists(transaction, [id]))(id);
  const before = (item: Answer['item']) => present.find((each) => each.item === item);
  const changed = checklist.filter(({ item, answer, notes }) => {
    const was = before(item);
    return answer === null ? was !== undefined : was?.answer !== answer || was.notes !== notes;
  });
  if (changed.length === 0) return null;
  const rows = changed.flatMap(({ item, answer, notes }) =>
    answer === null ? [] : [{ account_id, inspection_id: id, item, answer, notes }],
  );
  return {
    before: { checklist: changed.map(({ item }) => before(item) ?? { item, answer: null }) },
    async write() {
      const items = changed.map(({ item }) => item);
      await transaction
        .deleteFrom('checklist_answers')
        .where('inspection_id', '=', id)
        .where('item', 'in', items)
        .execute();
      if (rows.length > 0) await transaction.insertInto('checklist_answers').values(rows).execute();
      await storeReadiness(transaction, [id]);
    },
  };
}

/**
 * Stores whether trailers passed their checklists, after answers in these inspections have changed.
 */
export async function storeReadiness(
  transaction: Kysely<Schema>,
  inspectionIds: readonly number[],
): Promise<void> {
  for (let from = 0; from < inspectionIds.length; from += batch) {
    const some = inspectionIds.slice(from, from + batch);
    const answers = await readChecklists(transaction, some);
    for (const is_ready of [true, false, null]) {
      const ids = some.filter((id) => isReady(answers(id)) === is_ready);
      if (ids.length === 0) continue;
      await transaction
        .updateTable('unit_inspections')
        .set({ is_ready })
        .where('id', '=', sql<number>`any (${ids}::int[])`)
        .execute();
    }
  }
}
