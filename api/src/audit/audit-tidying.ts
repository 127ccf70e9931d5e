import { sql } from 'kysely';
import type { Tidying } from '../db/tidying.ts';
import type { Settings } from '../settings.ts';

/** Deletes entries older than the audit's retention period. */
export const auditTidying = ({ auditYears }: Pick<Settings, 'auditYears'>): Tidying => ({
  restless: ['audit_entries'],
  forget: async (db, now) => {
    await sql`delete from audit_entries where at < ${now}::timestamptz - ${auditYears} * interval '1 year'`.execute(
      db,
    );
  },
});
