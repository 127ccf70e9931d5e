import { sql } from 'kysely';

/** Brand, line and size of a product `p`; empty without one. */
export const productName = sql<string>`concat_ws(' ', p.brand, p.line, p.size)`;

/** The same, null without one. */
export const productNameOrNull = sql<string | null>`nullif(${productName}, '')`;
