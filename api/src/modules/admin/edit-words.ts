import { type Kysely, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { checkEdits, isGivenBack, type WordEdit } from './rules.ts';

interface EditRequest {
  readonly localeId: number;
  readonly edits: readonly WordEdit[];
  /** The administrator, whose login is kept with each word. */
  readonly editor: { readonly id: number; readonly login: string };
  readonly now: Date;
}

/**
 * Saves translations of one locale, all of them or none.
 *
 * @throws Refusal for an unknown locale, and for the first edit that cannot be saved
 */
export async function editWords(db: Kysely<Schema>, request: EditRequest): Promise<void> {
  const { localeId, edits } = request;
  await db.transaction().execute(async (trx) => {
    const locale = await trx
      .selectFrom('locales')
      .select('locale')
      .where('id', '=', localeId)
      .executeTakeFirst();
    if (!locale) throw refuse('unknown_value', 'locale_id');
    const words = await lockedWords(trx, edits);
    checkEdits(edits, words);
    const before = await readTexts(trx, request);
    await save(trx, request);
    const after = await readTexts(trx, request);
    for (const { id, namespace, key } of words) {
      await recordChange(trx, {
        at: request.now,
        user: request.editor.id,
        area: 'word',
        action: 'changed',
        subject: `${namespace}:${key} (${locale.locale})`,
        before: before.get(id) ?? noText,
        after: after.get(id) ?? noText,
      });
    }
  });
}

/** The words to edit, whose English texts no registration changes before the edit is done. */
async function lockedWords(trx: Kysely<Schema>, edits: readonly WordEdit[]) {
  const named = trx.selectFrom('words').where(
    'id',
    'in',
    edits.map(({ id }) => id),
  );
  // A registration holds its namespace; the words are read after it, by a statement of their own.
  await trx
    .selectFrom('word_namespaces')
    .select('namespace')
    .where('namespace', 'in', named.select('namespace'))
    .orderBy('namespace')
    .forShare()
    .execute();
  return named.select(['id', 'namespace', 'key', 'english_text', 'plural_category']).execute();
}

const noText = { text: null, comments: '' };

/** The edited texts and comments of the words to edit, as the audit tells them. */
async function readTexts(trx: Kysely<Schema>, { localeId, edits }: EditRequest) {
  const rows = await trx
    .selectFrom('word_translations')
    .select(['word_id', 'edited_text as text', 'comments'])
    .where('locale_id', '=', localeId)
    .where(
      'word_id',
      'in',
      edits.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ word_id, ...texts }) => [word_id, texts]));
}

async function save(trx: Kysely<Schema>, { localeId, edits, editor, now }: EditRequest) {
  const ids = edits.map(({ id }) => id);
  const texts = edits.map((edit) => (isGivenBack(edit) ? null : edit.translated_text));
  const comments = edits.map((edit) => edit.comments ?? null);
  await sql`
    insert into word_translations as present
      (word_id, locale_id, edited_text, translated_from, comments, edited_by, edited_at)
    select edit.word_id, ${localeId}::integer, edit.edited_text,
      case when edit.edited_text is not null then words.english_text end,
      coalesce(edit.comments, before.comments, ''), ${editor.login}::text, ${now}::timestamptz
    from unnest(${ids}::integer[], ${texts}::text[], ${comments}::text[])
      as edit (word_id, edited_text, comments)
    join words on words.id = edit.word_id
    left join word_translations before
      on before.word_id = edit.word_id and before.locale_id = ${localeId}::integer
    order by edit.word_id
    on conflict (word_id, locale_id) do update set
      edited_text = excluded.edited_text,
      held_back = false,
      translated_from = excluded.translated_from,
      comments = excluded.comments,
      edited_by = excluded.edited_by,
      edited_at = excluded.edited_at`.execute(trx);
}
