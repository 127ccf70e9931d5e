import {
  type ChecklistAnswer,
  type ChecklistItem,
  checklistItems,
  surveyReportWords as keys,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ExportTable } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

interface StoredItem {
  readonly item: ChecklistItem;
  readonly answer: ChecklistAnswer;
  readonly notes: string;
}

interface StoredChecklist {
  readonly unit_number: string;
  readonly items: readonly StoredItem[];
}

/** Returns the trailer checklists of a survey, a row for each trailer; null if none was started. */
export async function surveyChecklists(
  db: Kysely<Schema>,
  { t }: LocalizedTexts,
  surveyId: number,
): Promise<ExportTable | null> {
  const checklists = await readChecklists(db, surveyId);
  if (checklists.length === 0) return null;
  const headings = [
    keys.unitNumber,
    keys.checklist,
    keys.checklistFailed,
    keys.checklistNotApplicable,
    keys.checklistNotes,
  ];
  const rows = checklists.map(({ unit_number, items }) => {
    const named = (answer: ChecklistAnswer) =>
      items.filter((each) => each.answer === answer).map(({ item }) => t(`checklist_item.${item}`));
    const passed = named('pass').length;
    const cells = [
      unit_number,
      t(keys.checklistPassed, { passed, count: items.length }),
      named('fail').join(', '),
      named('not_applicable').join(', '),
      items
        .filter(({ notes }) => notes !== '')
        .map(({ item, notes }) => `${t(`checklist_item.${item}`)}: ${notes}`)
        .join('; '),
    ];
    return { cells, level: 0 as const };
  });
  return { columns: headings.map((key) => ({ heading: t(key), format: 'text' })), rows };
}

/** Reads units in survey order, and items in the order of a walk around the trailer. */
async function readChecklists(db: Kysely<Schema>, surveyId: number): Promise<StoredChecklist[]> {
  const { rows } = await sql<StoredChecklist>`
    select i.unit_number,
      json_agg(json_build_object('item', a.item, 'answer', a.answer, 'notes', a.notes)
        order by array_position(${[...checklistItems]}::text[], a.item)) as items
    from checklist_answers a
    join unit_inspections i on i.id = a.inspection_id
    where i.survey_id = ${surveyId}
    group by i.id, i.unit_number
    order by i.id`.execute(db);
  return rows;
}
