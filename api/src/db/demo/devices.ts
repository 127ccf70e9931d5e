import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Inserts the last reports of the demo users' devices: every inspector has a tablet, every third
 * also a phone; some have writes waiting for a network, and a few have refused writes that need
 * attention.
 */
export async function insertDevices(database: Kysely<Schema>, today: string): Promise<void> {
  await sql`
    with inspectors as (
      select u.id, row_number() over (order by u.id) as place
      from users u
      where exists (select from user_rights r where r.user_id = u.id and r.right_code = 'TVLOGIN')
    ), kept as (
      select i.id, i.place, which,
        ${`${today}T13:40:00Z`}::timestamptz
          - (i.place * i.place % 90) * interval '9 hours' - which * interval '35 minutes' as at,
        (array[0, 3, 0, 14, 1, 0])[(i.place + which) % 6 + 1] as unsent,
        (array[0, 1, 0, 2])[(i.place + which) % 4 + 1] as refused
      from inspectors i cross join generate_series(0, 1) which
      where which = 0 or i.place % 3 = 0
    )
    insert into devices (user_id, device_key, device, language, reported_at, unsent, attention,
      oldest_unsent_at, units)
    select id, ('00000000-0000-4000-8000-' || lpad((place * 2 + which)::text, 12, '0'))::uuid,
      (array['Chrome on Android', 'Safari on iPad', 'Edge on Windows', 'Safari on iPhone'])
        [(place + which * 3) % 4 + 1],
      'en-US', at, unsent, least(unsent, refused),
      case when unsent > 0 then at - (place % 5 + 1) * interval '31 hours' end,
      (array[24, 0, 61, 118])[(place + which) % 4 + 1]
    from kept
    order by id, which`.execute(database);
}
