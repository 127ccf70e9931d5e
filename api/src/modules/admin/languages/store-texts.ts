import { type Kysely, sql } from 'kysely';
import { recordChanges } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Editing } from './add-language.ts';

/** An edit of one word in one locale. */
export interface TextEdit {
  readonly id: number;
  /** Null restores the built text; if omitted, the text stays. */
  readonly text?: string | null;
  /** If omitted, the comments stay. */
  readonly comments?: string | undefined;
}

interface Storing extends Editing {
  readonly locale: { readonly id: number; readonly locale: string };
}

/** A word to be edited, with the names that the audit records. */
export interface EditedWord {
  readonly id: number;
  readonly namespace: string;
  readonly key: string;
}

/** Locks namespaces against registrations and other edits until the transaction ends. */
export const lockNamespaces = (trx: Kysely<Schema>, namespaces: readonly string[]) =>
  sql`
    select namespace from word_namespaces where namespace = any (${namespaces}::text[])
    order by namespace for no key update`.execute(trx);

const noText = { text: null, comments: '' };

/** Stores translations of one locale and their audit entries, with one statement each. */
export async function storeTexts(
  trx: Kysely<Schema>,
  words: readonly EditedWord[],
  edits: readonly TextEdit[],
  storing: Storing,
): Promise<void> {
  if (edits.length === 0) return;
  const { locale, user, now } = storing;
  const ids = edits.map(({ id }) => id);
  const before = await readTexts(trx, locale.id, ids);
  await save(trx, edits, storing);
  const after = await readTexts(trx, locale.id, ids);
  const byId = new Map(words.map((word) => [word.id, word]));
  await recordChanges(
    trx,
    ids.map((id) => ({
      at: now,
      user: user.id,
      area: 'word' as const,
      action: 'changed' as const,
      subject: `${byId.get(id)?.namespace}:${byId.get(id)?.key} (${locale.locale})`,
      before: before.get(id) ?? noText,
      after: after.get(id) ?? noText,
    })),
  );
}

/** Reads the edited texts and comments of words for the audit. */
async function readTexts(trx: Kysely<Schema>, localeId: number, ids: readonly number[]) {
  const { rows } = await sql<{ word_id: number; text: string | null; comments: string }>`
    select word_id, edited_text as text, comments from word_translations
    where locale_id = ${localeId} and word_id = any (${ids}::integer[])`.execute(trx);
  return new Map(rows.map(({ word_id, ...texts }) => [word_id, texts]));
}

async function save(
  trx: Kysely<Schema>,
  edits: readonly TextEdit[],
  { locale, user, now }: Storing,
) {
  const ids = edits.map(({ id }) => id);
  const stay = edits.map(({ text }) => text === undefined);
  const texts = edits.map(({ text }) => text ?? null);
  const comments = edits.map((edit) => edit.comments ?? null);
  await sql`
    insert into word_translations as present
      (word_id, locale_id, edited_text, held_back, translated_from, comments, edited_by, edited_at,
        revision)
    select edit.word_id, ${locale.id}::integer,
      case when edit.stays then before.edited_text else edit.edited_text end,
      edit.stays and coalesce(before.held_back, false),
      case
        when edit.stays then before.translated_from
        when edit.edited_text is not null then words.english_text
      end,
      coalesce(edit.comments, before.comments, ''), ${user.login}::text, ${now}::timestamptz,
      coalesce(before.revision, 0) + 1
    from unnest(${ids}::integer[], ${stay}::boolean[], ${texts}::text[], ${comments}::text[])
      as edit (word_id, stays, edited_text, comments)
    join words on words.id = edit.word_id
    left join word_translations before
      on before.word_id = edit.word_id and before.locale_id = ${locale.id}::integer
    order by edit.word_id
    on conflict (word_id, locale_id) do update set
      edited_text = excluded.edited_text,
      held_back = excluded.held_back,
      translated_from = excluded.translated_from,
      comments = excluded.comments,
      edited_by = excluded.edited_by,
      edited_at = excluded.edited_at,
      revision = present.revision + (
        (present.edited_text, present.held_back, present.translated_from, present.comments)
          is distinct from (excluded.edited_text, excluded.held_back, excluded.translated_from,
            excluded.comments)
      )::integer`.execute(trx);
}
