import { type RawBuilder, sql } from 'kysely';

/** What a part is of the whole, 0–100 rounded half up to two decimals; nothing of nothing is null. */
export const percent = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
  sql`round((${part}) * 100 / nullif(${whole}, 0), 2)`;
