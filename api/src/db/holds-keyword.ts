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
  // A collation that knows every script's letters, whatever the database was made with.
  const matches = texts.map((text) => sql`${text} collate "und-x-icu" ilike ${pattern}`);
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
