import type { Kysely } from 'kysely';
import { checkFound } from '../../../../app/check-found.ts';
import type { FileAnswer } from '../../../../app/file-answer.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { type ExportCall, labelsAnswer, limitExports } from '../../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../../exports/document-frame.ts';
import { dayOf } from '../../../../exports/reader-clock.ts';
import { tableDocument } from '../../../../exports/table-document.ts';
import { readLocalizedTexts } from '../../../../words/localized-texts.ts';
import { findUnitScope } from '../../find-location.ts';
import { readUnits } from '../read-units.ts';
import { labelRows } from './label-rows.ts';

type Selection = Parameters<typeof readUnits>[1];
type LabelCall = Omit<ExportCall, 'format'> & { readonly body: Selection };

/**
 * Answers with labels for the units of a location or an account, in list order: for all that match
 * the filters, or for chosen ones.
 *
 * @throws Refusal `unknown_value`, `invalid`, `too_many_requests`, or `file_too_large`
 */
export async function answerLabels(input: LabelCall): Promise<FileAnswer> {
  const { db, body, locale, user } = input;
  await limitExports(input);
  const { account_id } = await findUnitScope(db, body);
  const selection = await chosenOf(db, body, dayOf(input.now, input));
  const { nonsig, name } = await db
    .selectFrom('accounts')
    .select(['nonsig', 'name'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const words = await readLocalizedTexts(db, 'surveys', locale);
  const frame = await readDocumentFrame(db, { words, user }, input);
  const title = words.t('labels.title');
  const vin = words.t('unit.vin');
  const rows = labelRows(db, {
    selection,
    today: dayOf(input.now, input),
    owner: name || nonsig,
    vin,
  });
  const document = tableDocument({ title, filters: [], columns: [], rows }, frame);
  return labelsAnswer(document, input, { name: title, path: 'location_id' });
}

/**
 * Narrows a selection to the chosen units, if any, in list order.
 *
 * @throws Refusal `unknown_value` at a unit that is missing
 */
async function chosenOf(
  db: Kysely<Schema>,
  { unit_ids, ...selection }: Selection,
  today: string,
): Promise<Selection> {
  if (!unit_ids) return selection;
  const { location_id, account, order_by, is_sort_desc } = selection;
  const chosen = {
    unit_ids,
    ...(location_id !== undefined && { location_id }),
    ...(account !== undefined && { account }),
    ...(order_by !== undefined && { order_by }),
    ...(is_sort_desc !== undefined && { is_sort_desc }),
  };
  const { rows } = await readUnits(
    db,
    chosen,
    { page_number: 1, page_size: unit_ids.length },
    today,
  );
  const found = new Set(rows.map(({ unit_id }) => unit_id));
  checkFound(unit_ids, found, (index) => `unit_ids.${index}`);
  return chosen;
}
