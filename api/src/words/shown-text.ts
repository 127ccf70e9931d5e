import { sql } from 'kysely';

/** Id of English, the last fallback of every other locale in every deployment. */
export const englishId = 1;

/**
 * SQL: the text that a locale itself provides for a key; null if it falls back to its parents.
 *
 * @param alias of the row of `word_translations`
 */
export const localeOwnText = (alias: string) => {
  const own = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string | null>`coalesce(
    case when not ${own('held_back')} then ${own('edited_text')} end,
    case when not ${own('built_held_back')} then ${own('built_text')} end)`;
};
