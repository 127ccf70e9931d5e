import type { FileAnswer } from '../../../../app/file-answer.ts';
import { type ExportCall, labelsAnswer, limitExports } from '../../../../exports/answer-export.ts';
import { readDocumentFrame } from '../../../../exports/document-frame.ts';
import { dayOf } from '../../../../exports/reader-clock.ts';
import { tableDocument } from '../../../../exports/table-document.ts';
import { readSpokenWords } from '../../../../words/spoken-words.ts';
import { findUnitsOf } from '../../find-location.ts';
import type { readUnits } from '../read-units.ts';
import { labelRows } from './label-rows.ts';

type LabelCall = Omit<ExportCall, 'format'> & { readonly body: Parameters<typeof readUnits>[1] };

/**
 * Answers by labels for the units of a location or an account, in the order of the list.
 *
 * @throws Refusal `unknown_value`, `invalid`, `too_many_requests`, or `file_too_large`
 */
export async function answerLabels(input: LabelCall): Promise<FileAnswer> {
  const { db, body: selection, locale, user } = input;
  await limitExports(input);
  const { account_id } = await findUnitsOf(db, selection);
  const { nonsig, name } = await db
    .selectFrom('accounts')
    .select(['nonsig', 'name'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const words = await readSpokenWords(db, 'surveys', locale);
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
