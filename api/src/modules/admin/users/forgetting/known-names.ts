import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';

/** The present and former names of a user. */
export interface KnownNames {
  readonly id: number;
  /** First and last name, as stored in records of work. */
  readonly fullNames: readonly string[];
  readonly logins: readonly string[];
  /** In lower case. */
  readonly addresses: readonly string[];
}

interface NamedRow {
  readonly login: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly last_name: string | null;
}

/**
 * Reads the present names of a user and the former ones from the audit. Combines every first name
 * with every last name, as an audit entry may contain only one of them.
 */
export async function readKnownNames(
  transaction: Transaction<Schema>,
  id: number,
): Promise<KnownNames> {
  const { rows } = await sql<NamedRow>`
    select login, email, name, last_name from users where id = ${id}
    union
    select v ->> 'login', v ->> 'email', v ->> 'name', v ->> 'last_name'
    from audit_entries e cross join unnest(array[e.before, e.after]) v
    where e.person_id = ${id} and e.area = 'person' and v is not null`.execute(transaction);
  const every = (field: keyof NamedRow) => [
    ...new Set(rows.flatMap((row) => row[field]?.trim() || [])),
  ];
  const lastNames = every('last_name');
  return {
    id,
    fullNames: every('name').flatMap((name) => lastNames.map((last) => `${name} ${last}`)),
    logins: every('login'),
    addresses: every('email').map((address) => address.toLowerCase()),
  };
}
