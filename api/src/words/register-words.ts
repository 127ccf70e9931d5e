import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { holdBackMisfits } from './hold-back.ts';
import { type EnglishWord, wordsOf } from './plural-forms.ts';
import type { Packs } from './read-packs.ts';
import { englishId } from './shown-text.ts';

/** The texts built into one version of a remote, or of the shell. */
export interface BuiltWords {
  /** The remote's name, or `shell`. */
  readonly namespace: string;
  readonly version: string;
  /** `en-US` determines the keys; additional keys of other packs are ignored. */
  readonly packs: Packs;
}

/**
 * Makes the texts of a version the current ones of their namespace. Repeating it changes nothing,
 * and returning to an older version works the same as moving to a newer one.
 *
 * A key that the version no longer has is retired, never removed: it leaves the administrators'
 * lists, but its id and translations stay, so that a roll-back restores their work. Its edited
 * texts are still served, since pages that run the older version live on for a while. An edited
 * text whose placeholders no longer fit a changed English text is withheld from the portal until it
 * is edited, or until a version whose placeholders it fits is registered.
 *
 * An English text edited by an administrator applies as long as the built text is the one that it
 * replaced. A text added by an administrator is not retired; a version that has its key takes it
 * over.
 */
export async function registerWords(db: Kysely<Schema>, built: BuiltWords): Promise<void> {
  const english = wordsOf(built.packs['en-US'] ?? {});
  await db.transaction().execute(async (trx) => {
    // Concurrent registrations and edits of the same namespace wait for this row's lock.
    await nameVersion(trx, built);
    await upsertWords(trx, built.namespace, english);
    await retireOthers(trx, built.namespace, english);
    await replaceBuiltTexts(trx, built);
    await holdBackMisfits(trx, sql`words.namespace = ${built.namespace}`);
  });
}

/** Retires the texts of everything that is no longer deployed. */
export async function retireOtherNamespaces(
  db: Kysely<Schema>,
  deployed: readonly string[],
): Promise<void> {
  await db
    .updateTable('words')
    .set({ retired_at: sql<Date>`now()` })
    .where('retired_at', 'is', null)
    .where('built_english', 'is not', null)
    .where('namespace', 'not in', deployed)
    .execute();
}

async function nameVersion(trx: Transaction<Schema>, { namespace, version }: BuiltWords) {
  await sql`
    insert into word_namespaces as present (namespace, version) values (${namespace}, ${version})
    on conflict (namespace) do update set
      version = excluded.version,
      registered_at = case
        when present.version = excluded.version then present.registered_at
        else excluded.registered_at
      end`.execute(trx);
}

async function upsertWords(
  trx: Transaction<Schema>,
  namespace: string,
  english: readonly EnglishWord[],
) {
  const keys = english.map(({ key }) => key);
  const texts = english.map(({ text }) => text);
  const categories = english.map(({ pluralCategory }) => pluralCategory);
  await sql`
    insert into words as present (namespace, key, built_english, plural_category)
    select ${namespace}::text, new.key, new.built_english, new.plural_category
    from unnest(${keys}::text[], ${texts}::text[], ${categories}::text[])
      as new (key, built_english, plural_category)
    on conflict (namespace, key) do update set
      built_english = excluded.built_english,
      plural_category = excluded.plural_category,
      retired_at = null
    where (present.built_english, present.plural_category, present.retired_at)
      is distinct from (excluded.built_english, excluded.plural_category, null)`.execute(trx);
}

async function retireOthers(
  trx: Transaction<Schema>,
  namespace: string,
  english: readonly EnglishWord[],
) {
  const keys = english.map(({ key }) => key);
  await sql`
    update words set retired_at = now()
    where namespace = ${namespace} and retired_at is null and built_english is not null
      and key <> all (${keys}::text[])`.execute(trx);
}

async function replaceBuiltTexts(trx: Transaction<Schema>, { namespace, packs }: BuiltWords) {
  const texts = Object.entries(packs).flatMap(([locale, pack]) =>
    Object.entries(pack).map(([key, text]) => ({ locale, key, text })),
  );
  const built = sql`
    select words.id as word_id, locales.id as locale_id,
      case when locales.id = ${englishId} then words.english_text else pack.built_text end
        as built_text
    from unnest(
      ${texts.map(({ locale }) => locale)}::text[],
      ${texts.map(({ key }) => key)}::text[],
      ${texts.map(({ text }) => text)}::text[]
    ) as pack (locale, key, built_text)
    join words on words.namespace = ${namespace} and words.key = pack.key
    join locales on locales.locale = pack.locale`;
  await sql`
    with built as (${built})
    update word_translations set built_text = null
    from words
    where words.id = word_translations.word_id
      and words.namespace = ${namespace} and words.built_english is not null
      and word_translations.built_text is not null
      and not exists (
        select from built
        where built.word_id = word_translations.word_id
          and built.locale_id = word_translations.locale_id
      )`.execute(trx);
  await sql`
    insert into word_translations as present (word_id, locale_id, built_text) ${built}
    on conflict (word_id, locale_id) do update set built_text = excluded.built_text
    where present.built_text is distinct from excluded.built_text`.execute(trx);
}
