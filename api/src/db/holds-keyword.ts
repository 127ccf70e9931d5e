import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of the texts holds the keyword, in upper or lower case, letter for letter. An empty
 * keyword is held by all.
 */
export function holdsKeyword(
  keyword: string,
  texts: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  // One text is turned into lower case faster than several. No keyword holds what stands between them.
  const all = sql`concat_ws(e'\n', ${sql.join(texts)})`;
  // A collation that knows every script's letters, whatever the database was made with.
  return sql<boolean>`(${all} collate "und-x-icu" ilike ${pattern})`;
}
