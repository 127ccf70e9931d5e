import type { PluralCategory, WordsCount } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { readLocales } from '../../../words/locales.ts';
import { categoriesOf } from '../../../words/plural-forms.ts';
import { isHeldBack, isSourceChanged } from '../queries.ts';

interface Counting {
  /** All locales if omitted. */
  readonly locale_id?: number | undefined;
  /** All parts of the portal if omitted. */
  readonly namespace?: string | undefined;
}

interface Group {
  readonly namespace: string;
  readonly plural_category: PluralCategory | null;
}
type Texts = Group &
  Omit<WordsCount, 'total' | 'to_do' | 'namespace'> & { readonly translated: number };

/**
 * Counts words by locale, namespace and state; plural forms that a language lacks are not counted.
 */
export async function countWords(
  db: Kysely<Schema>,
  { locale_id, namespace = '' }: Counting,
): Promise<WordsCount[]> {
  const [locales, words, texts] = await Promise.all([
    readLocales(db),
    readTotals(db, namespace),
    readTexts(db, namespace, locale_id ?? null),
  ]);
  return locales
    .filter(({ id }) => locale_id === undefined || id === locale_id)
    .flatMap(({ id, locale }) => {
      const categories = categoriesOf(locale);
      const isSpoken = ({ plural_category }: Group) =>
        plural_category === null || categories.includes(plural_category);
      const own = texts.filter((each) => each.locale_id === id && isSpoken(each));
      const spoken = words.filter(isSpoken);
      const namespaces = [...new Set(spoken.map((each) => each.namespace))];
      return namespaces.map((name) => {
        const isNamed = (each: Group) => each.namespace === name;
        const here = own.filter(isNamed);
        const total = sumOf(spoken.filter(isNamed), 'total');
        return {
          locale_id: id,
          namespace: name,
          total,
          to_do: total - sumOf(here, 'translated'),
          edited: sumOf(here, 'edited'),
          held_back: sumOf(here, 'held_back'),
          source_changed: sumOf(here, 'source_changed'),
        };
      });
    });
}

const sumOf = <Field extends string>(
  rows: readonly Readonly<Record<Field, number>>[],
  field: Field,
) => rows.reduce((sum, row) => sum + row[field], 0);

async function readTotals(db: Kysely<Schema>, namespace: string) {
  const { rows } = await sql<Group & { readonly total: number }>`
    select namespace, plural_category, count(*)::integer as total
    from words
    where retired_at is null and (${namespace} = '' or namespace = ${namespace})
    group by namespace, plural_category
    order by namespace collate "C"`.execute(db);
  return rows;
}

async function readTexts(db: Kysely<Schema>, namespace: string, localeId: number | null) {
  const { rows } = await sql<Texts>`
    select own.locale_id, words.namespace, words.plural_category,
      count(*)::integer as translated,
      count(own.edited_text)::integer as edited,
      count(*) filter (where ${isHeldBack})::integer as held_back,
      count(*) filter (where ${isSourceChanged})::integer as source_changed
    from word_translations own
    join words on words.id = own.word_id
    where words.retired_at is null
      and (own.built_text is not null or own.edited_text is not null)
      and (${namespace} = '' or words.namespace = ${namespace})
      and (${localeId}::integer is null or own.locale_id = ${localeId}::integer)
    group by own.locale_id, words.namespace, words.plural_category`.execute(db);
  return rows;
}
