import { type RawBuilder, sql } from 'kysely';

/**
 * An account's name with its number, or the number alone.
 *
 * @param alias of the account
 */
export const accountText = (alias: string): RawBuilder<string> => {
  const name = sql.ref(`${alias}.name`);
  const number = sql.ref(`${alias}.nonsig`);
  return sql<string>`coalesce(${name} || ' (' || ${number} || ')', ${number})`;
};
