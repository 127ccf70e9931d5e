import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of the texts contains the keyword literally, ignoring case. An empty keyword always
 * matches.
 */
export function holdsKeyword(
  keyword: string,
  texts: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  // Comparing one text is faster than several. No keyword contains the separator.
  const all = sql`concat_ws(e'\n', ${sql.join(texts)})`;
  // A collation that covers all scripts, regardless of the database's locale.
  return sql<boolean>`(${all} collate "und-x-icu" ilike ${pattern})`;
}
