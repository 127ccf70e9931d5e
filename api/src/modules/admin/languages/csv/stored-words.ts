import type { PluralCategory } from '@portal/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import { isHeldBack } from '../../queries.ts';

/** A word named in a file, with its texts in one locale. */
export interface StoredWord {
  readonly id: number;
  readonly namespace: string;
  readonly key: string;
  readonly plural_category: PluralCategory | null;
  readonly english_text: string;
  readonly built_text: string | null;
  readonly edited_text: string | null;
  readonly is_held_back: boolean;
  readonly comments: string;
  readonly revision: number;
  readonly edited_by: string | null;
  readonly edited_at: Date | null;
}

/** Reads words by `namespace:key`, without those that are in no deployed version. */
export async function readStoredWords(
  db: Kysely<Schema>,
  localeId: number,
  named: readonly { readonly namespace: string; readonly key: string }[],
): Promise<ReadonlyMap<string, StoredWord>> {
  const { rows } = await sql<StoredWord>`
    select words.id, words.namespace, words.key, words.plural_category, words.english_text,
      own.built_text, own.edited_text, coalesce(${isHeldBack}, false) as is_held_back,
      coalesce(own.comments, '') as comments, coalesce(own.revision, 0) as revision,
      own.edited_by, own.edited_at
    from unnest(
      ${named.map(({ namespace }) => namespace)}::text[],
      ${named.map(({ key }) => key)}::text[]
    ) as named (namespace, key)
    join words on words.namespace = named.namespace and words.key = named.key
    left join word_translations own
      on own.word_id = words.id and own.locale_id = ${localeId}
    where words.retired_at is null`.execute(db);
  return new Map(rows.map((word) => [`${word.namespace}:${word.key}`, word]));
}
