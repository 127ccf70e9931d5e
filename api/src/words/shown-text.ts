import { sql } from 'kysely';

/** English, which every other locale falls back to in the end, in every deployment. */
export const englishId = 1;

/**
 * SQL: the text that a locale shows of its own for a word; null where it falls back to its parents.
 *
 * @param alias of the row of `word_translations`
 */
export const shownText = (alias: string) => {
  const own = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string | null>`coalesce(
    case when not ${own('held_back')} then ${own('edited_text')} end,
    case when not ${own('built_held_back')} then ${own('built_text')} end)`;
};
