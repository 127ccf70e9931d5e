import { formerUserName } from '@portal/contract/portal';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { KnownNames } from './known-names.ts';

/** Replaces copies of a user's name, login or address in records of work by the neutral name. */
export async function anonymizeWork(
  transaction: Transaction<Schema>,
  { id, fullNames, logins, addresses }: KnownNames,
): Promise<void> {
  const former = formerUserName(id);
  const names = sql`any (${[...fullNames]}::text[])`;
  /** A record identified only by name stays as it is if another user has that name. */
  const isNobodyElses = (name: RawBuilder<unknown>) => sql`not exists (
    select from users u where u.id <> ${id} and concat_ws(' ', u.name, u.last_name) = ${name})`;
  for (const statement of [
    sql`update row_changes set changed_by_name = ${former} where changed_by = ${id}`,
    sql`update row_changes c set fields = (
          select json_object_agg(key, case key when 'surveyor' then to_json(${former}::text) else value end)
          from json_each(c.fields))
        where c.kind = 'survey' and c.fields ->> 'surveyor' = ${names}
          and (c.changed_by = ${id} or ${isNobodyElses(sql`c.fields ->> 'surveyor'`)})`,
    sql`update surveys set surveyor = ${former} where created_by = ${id} and surveyor = ${names}`,
    sql`update tire_changes set changed_by_name = ${former}
        where changed_by_name = ${names} and created_by = ${id}`,
    sql`update images set taken_by = ${former} where created_by = ${id} and taken_by = ${names}`,
    sql`update images set changed_by_name = ${former}
        where changed_by_name = ${names} and ${isNobodyElses(sql`changed_by_name`)}`,
    sql`update findings set closed_by_name = ${former} where closed_by = ${id}`,
    sql`update survey_mails set sent_by_name = ${former} where user_id = ${id}`,
    sql`update survey_mails m set addresses = array(
          select case when lower(a) = any (${[...addresses]}::text[]) then ${former} else a end
          from unnest(m.addresses) with ordinality as each (a, place) order by place)
        where exists (
          select from unnest(m.addresses) a where lower(a) = any (${[...addresses]}::text[]))`,
    sql`update word_translations set edited_by = ${former} where edited_by = any (${[...logins]}::text[])`,
    sql`update registrations set decided_by = ${former}
        where decided_by = any (${[...logins]}::text[])`,
  ]) {
    await statement.execute(transaction);
  }
}
