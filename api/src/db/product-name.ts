import { sql } from 'kysely';

/** Brand, line and size of a product `p`; empty if there is none. */
export const productName = sql<string>`concat_ws(' ', p.brand, p.line, p.size)`;

/** The same, but null if there is none. */
export const productNameOrNull = sql<string | null>`nullif(${productName}, '')`;
