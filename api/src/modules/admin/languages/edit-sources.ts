import type { PluralCategory, SourceEdits } from '@portal/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { recordChanges } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { holdBackMisfits } from '../../../words/hold-back.ts';
import { englishId } from '../../../words/shown-text.ts';
import { describeFaults } from '../rules.ts';
import type { Editing } from './add-language.ts';
import { sourceFaults } from './source-rules.ts';
import { lockNamespaces } from './store-texts.ts';

type SourceEdit = SourceEdits['words'][number];

interface Source {
  readonly id: number;
  readonly namespace: string;
  readonly key: string;
  readonly plural_category: PluralCategory | null;
  readonly built_english: string | null;
  readonly english: string;
  readonly comments: string;
  readonly revision: number;
  /** Whether English has this plural form; forms that it lacks follow `other`. */
  readonly is_english: boolean;
}

/**
 * Saves English texts and comments for translators, all of them or none. Translations store the
 * English text that they were saved for, so they count as outdated once it changes; those that do
 * not fit the new text are held back.
 *
 * @throws Refusal at the first edit that cannot be saved
 */
export const editSources = (
  db: Kysely<Schema>,
  edits: readonly SourceEdit[],
  { user, now }: Editing,
) =>
  db.transaction().execute(async (trx) => {
    const ids = edits.map(({ id }) => id);
    const sources = await lockedSources(trx, ids);
    checkEdits(edits, sources);
    await save(trx, edits);
    await copyToMissingForms(trx, ids);
    await updateEnglishTranslations(trx, ids);
    await holdBackMisfits(trx, sql`words.id in (${formsOf(ids)})`);
    const after = new Map((await readSources(trx, ids)).map((source) => [source.id, source]));
    const valuesOf = ({ english, comments }: Source) => ({ english, source_comments: comments });
    await recordChanges(
      trx,
      sources.map((before) => ({
        at: now,
        user: user.id,
        area: 'word' as const,
        action: 'changed' as const,
        subject: `${before.namespace}:${before.key}`,
        before: valuesOf(before),
        after: valuesOf(after.get(before.id) ?? before),
      })),
    );
  });

async function lockedSources(trx: Transaction<Schema>, ids: readonly number[]) {
  const named = await readSources(trx, ids);
  await lockNamespaces(
    trx,
    named.map(({ namespace }) => namespace),
  );
  return readSources(trx, ids);
}

async function readSources(trx: Transaction<Schema>, ids: readonly number[]) {
  const { rows } = await sql<Source>`
    select words.id, namespace, key, plural_category, built_english, english_text as english,
      words.comments, words.revision,
      plural_category is null or english.built_text is not null as is_english
    from words
    left join word_translations english
      on english.word_id = words.id and english.locale_id = ${englishId}
    where words.id = any (${ids}::integer[])`.execute(trx);
  return rows;
}

function checkEdits(edits: readonly SourceEdit[], sources: readonly Source[]) {
  const byId = new Map(sources.map((source) => [source.id, source]));
  for (const [index, { id, translation_text: text, source_revision }] of edits.entries()) {
    const source = byId.get(id);
    const path = `words.${index}`;
    if (!source) throw refuse('unknown_value', `${path}.id`);
    if (edits.findIndex((each) => each.id === id) !== index) {
      throw refuse('invalid', `${path}.id`, 'The word is named twice.');
    }
    if (!source.is_english) {
      throw refuse('invalid', `${path}.id`, 'English has no such form; it follows "other".');
    }
    if (source_revision !== undefined && source_revision !== source.revision) {
      throw refuse('changed_elsewhere', `${path}.source_revision`);
    }
    if (text === undefined) continue;
    if (text.trim() === '') {
      if (source.built_english !== null) continue;
      const message = 'No build has brought the word: it needs an English text.';
      throw refuse('invalid', `${path}.translation_text`, message);
    }
    const faults = sourceFaults(source.built_english, text);
    if (faults) throw refuse('invalid', `${path}.translation_text`, describeFaults(faults));
  }
}

async function save(trx: Transaction<Schema>, edits: readonly SourceEdit[]) {
  const texts = edits.map(({ translation_text: text }) => text?.trim() && text);
  await sql`
    update words set
      edited_english = case
        when edit.stays then words.edited_english
        when edit.text is distinct from words.built_english then edit.text
      end,
      edited_over = case
        when edit.stays then words.edited_over
        when edit.text is distinct from words.built_english and edit.text is not null
          then words.built_english
      end,
      comments = coalesce(edit.comments, words.comments),
      revision = words.revision + 1
    from unnest(
      ${edits.map(({ id }) => id)}::integer[],
      ${edits.map(({ translation_text: text }) => text === undefined)}::boolean[],
      ${texts.map((text) => text || null)}::text[],
      ${edits.map(({ comments }) => comments ?? null)}::text[]
    ) as edit (id, stays, text, comments)
    where words.id = edit.id`.execute(trx);
}

/**
 * SQL: ids of the words, and for each form `other` the ids of the plural forms that English lacks.
 */
const formsOf = (ids: readonly number[]) => sql`
  select id from unnest(${ids}::integer[]) as named (id)
  union
  select form.id
  from words other
  join words form on form.namespace = other.namespace
    and form.key = regexp_replace(other.key, '_other$', '_' || form.plural_category)
  left join word_translations english
    on english.word_id = form.id and english.locale_id = ${englishId}
  where other.id = any (${ids}::integer[]) and other.plural_category = 'other'
    and form.plural_category <> 'other' and english.built_text is null`;

/** Copies the English text and comments of `other` to the plural forms that English lacks. */
const copyToMissingForms = (trx: Transaction<Schema>, ids: readonly number[]) =>
  sql`
    update words form set edited_english = other.edited_english, comments = other.comments,
      edited_over = case when other.edited_english is not null then form.built_english end
    from words other
    where other.id = any (${ids}::integer[]) and other.plural_category = 'other'
      and form.namespace = other.namespace and form.plural_category is not null
      and form.key = regexp_replace(other.key, '_other$', '_' || form.plural_category)
      and form.id <> other.id and form.id in (${formsOf(ids)})`.execute(trx);

/** Copies the English text of words to their translation for the English locale. */
const updateEnglishTranslations = (trx: Transaction<Schema>, ids: readonly number[]) =>
  sql`
    update word_translations set built_text = words.english_text
    from words
    where words.id = word_translations.word_id and words.id = any (${ids}::integer[])
      and locale_id = ${englishId} and built_text is not null`.execute(trx);
