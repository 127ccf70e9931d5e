import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasParts, inParts, type PartSelection } from './parts.ts';

const recordTables = ['invoice_lines', 'service_calls', 'casings'] as const;

/**
 * `from` and `where` for the dealers in an account's records, under the alias `d`.
 *
 * @param chosen limits the records to locations in these groups and regions
 */
export function fromFoundDealers(accountId: number, chosen: PartSelection): RawBuilder<unknown> {
  const atLocation = hasParts(chosen)
    ? sql<SqlBool>`r.location_id in (
        select l.id from locations l where l.account_id = ${accountId} and ${inParts('l', chosen)})`
    : sql<SqlBool>`true`;
  const found = recordTables.map(
    (table) => sql`exists (
      select from ${sql.table(table)} r
      where r.account_id = ${accountId} and r.dealer_id = d.id and ${atLocation})`,
  );
  return sql`
    from dealers d where (${sql.join(found, sql` or `)})`;
}
