import { formerUserName } from '@portal/contract/portal';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { KnownNames } from './known-names.ts';

/**
 * Removes a forgotten user's name from the audit entries about them; entries from before they were
 * a user are found by address or login. The trigger of the audit allows no other change.
 */
export async function anonymizeAudit(
  transaction: Transaction<Schema>,
  { id, addresses, logins }: KnownNames,
): Promise<void> {
  await sql`
    update audit_entries set person_id = ${id}
    where area = 'person' and person_id is null
      and (lower(subject) = any (${[...addresses]}::text[])
        or subject = any (${[...logins]}::text[]))`.execute(transaction);
  await sql`
    update audit_entries
    set subject = case when area in ('person', 'device') then ${formerUserName(id)} else subject end,
      before = without_person(before), after = without_person(after)
    where person_id = ${id}`.execute(transaction);
}
