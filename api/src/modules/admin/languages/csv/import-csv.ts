import {
  type CsvRow,
  type CsvTaken,
  languageLimits,
  type PluralCategory,
} from '@portal/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import { refuse } from '../../../../app/refusal.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { categoriesOf } from '../../../../words/plural-forms.ts';
import type { Editing } from '../add-language.ts';
import { lockNamespaces, storeTexts } from '../store-texts.ts';
import { type FileRow, fileRows } from './file-rows.ts';
import { judgeRow, ownText, type RowJudgment } from './judge-row.ts';
import { readStoredWords, type StoredWord } from './stored-words.ts';

interface ImportCsvOptions {
  readonly locale_id: number;
  /** Base64. */
  readonly content: string;
  readonly is_dry_run: boolean;
  readonly read_at?: string;
}

interface JudgedRow {
  readonly row: FileRow;
  readonly word: StoredWord | undefined;
  readonly judgement: RowJudgment;
}

/**
 * Imports translations of one locale from a file and saves every valid row, unless it is a dry run.
 *
 * @throws Refusal for an unknown locale, and for a file without rows of texts
 */
export async function importCsv(
  db: Kysely<Schema>,
  importing: ImportCsvOptions,
  editing: Editing,
): Promise<Omit<CsvTaken, 'status'>> {
  const { locale_id, is_dry_run, read_at } = importing;
  const readAt = read_at === undefined ? null : new Date(read_at);
  if (readAt && Number.isNaN(readAt.getTime())) throw refuse('invalid', 'read_at');
  const locale = await db
    .selectFrom('locales')
    .select(['id', 'locale'])
    .where('id', '=', locale_id)
    .executeTakeFirst();
  if (!locale) throw refuse('unknown_value', 'locale_id');
  const rows = await fileRows(importing.content);
  const judging = { localeId: locale.id, categories: categoriesOf(locale.locale), readAt };
  if (is_dry_run) return answer(await judge(db, rows, judging), editing.now);
  return db.transaction().execute(async (trx) => {
    await lockNamespaces(trx, [...new Set(rows.map(({ values }) => values.namespace ?? ''))]);
    const judged = await judge(trx, rows, judging);
    await storeTexts(
      trx,
      judged.flatMap(({ word }) => (word ? [word] : [])),
      judged.flatMap(({ judgement }) => (judgement.kind === 'changed' ? [judgement.edit] : [])),
      { locale, ...editing },
    );
    return answer(judged, editing.now);
  });
}

interface JudgeContext {
  readonly localeId: number;
  readonly categories: readonly PluralCategory[];
  readonly readAt: Date | null;
}

async function judge(
  db: Kysely<Schema> | Transaction<Schema>,
  rows: readonly FileRow[],
  { localeId, ...judging }: JudgeContext,
): Promise<JudgedRow[]> {
  const words = await readStoredWords(db, localeId, [
    ...new Map(rows.map((row) => [nameOf(row), wordOf(row)])).values(),
  ]);
  const seen = new Set<string>();
  return rows.map((row) => {
    const name = nameOf(row);
    const word = words.get(name);
    const isRepeated = seen.has(name);
    if (row.fault === null) seen.add(name);
    return { row, word, judgement: judgeRow(row, { ...judging, word, isRepeated }) };
  });
}

const wordOf = ({ values }: FileRow) => ({
  namespace: values.namespace?.trim() ?? '',
  key: values.key?.trim() ?? '',
});
const nameOf = (row: FileRow) => `${wordOf(row).namespace}:${wordOf(row).key}`;

function answer(judged: readonly JudgedRow[], now: Date): Omit<CsvTaken, 'status'> {
  const of = (kind: RowJudgment['kind']) => judged.filter((each) => each.judgement.kind === kind);
  const [changed, refused] = [of('changed'), of('refused')];
  return {
    read_at: now.toISOString(),
    changed: changed.length,
    unchanged: judged.length - changed.length - refused.length,
    refused: refused.length,
    rows: [...refused, ...changed].slice(0, languageLimits.csvListed).map(listed),
  };
}

function listed({ row, word, judgement }: JudgedRow): CsvRow {
  const isRefused = judgement.kind === 'refused';
  const fault = isRefused ? judgement.fault : null;
  return {
    row: row.row,
    key: nameOf(row) === ':' ? '' : nameOf(row),
    result: isRefused ? 'refused' : 'changed',
    before: word ? ownText(word) : '',
    after: row.values.translation ?? '',
    fault,
    names: isRefused ? [...judgement.names] : [],
    changed_by: fault === 'changed_elsewhere' ? (word?.edited_by ?? null) : null,
  };
}
