import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Inserts audit entries about the demo users: they were added, and their rights were changed now
 * and then.
 *
 * @param changes number of changes of rights
 */
export async function insertAudit(
  database: Kysely<Schema>,
  { today, changes }: { readonly today: string; readonly changes: number },
): Promise<void> {
  await sql`
    with clerk as (select id from users where login = 'gyr'),
    entitled as (
      select u.id, u.login, u.email, u.name, u.last_name, u.group_code,
        array(select right_code from user_rights r where r.user_id = u.id order by right_code) as rights
      from users u where u.login <> 'gyr'
    ), people as (
      select e.*, row_number() over same as place, count(*) over (partition by e.rights = '{}') as people
      from entitled e window same as (partition by e.rights = '{}' order by e.id)
    ), told as (
      select p.*, 'added' as action, ${`${today}T14:00:00Z`}::timestamptz - p.place * interval '9 days 3 hours'
          - interval '300 days' as at, 0 as step
      from people p
      union all
      select p.*, 'changed', ${`${today}T15:20:00Z`}::timestamptz
          - ${changes}::int * interval '1 minute' - interval '4 days'
          + step * (interval '1 minute') + (step % 7) * interval '11 hours', step
      from generate_series(1, ${changes}::int) step
      join people p on p.rights <> '{}' and p.place = step % p.people + 1
    )
    insert into audit_entries (at, user_id, area, action, subject, person_id, before, after)
    select t.at, clerk.id, 'person', t.action, t.login, t.id,
      case when t.step > 0 then json_build_object('rights', case when t.step % 2 = 0 then t.rights else t.rights[2:] end) end,
      case when t.step > 0 then json_build_object('rights', case when t.step % 2 = 0 then t.rights[2:] else t.rights end)
        else json_build_object('login', t.login, 'email', t.email, 'name', t.name, 'last_name', t.last_name,
          'group', t.group_code, 'rights', t.rights) end
    from told t cross join clerk
    order by t.at, t.login`.execute(database);
}
