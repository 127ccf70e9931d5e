import { surveyLimits } from '@portal/contract/fleet-surveys';
import { sql } from 'kysely';
import { day, type Tidying } from '../../../db/tidying.ts';
import { deleteExpiredPresence } from './presence.ts';

/** Deletes old numbering of changes per survey, and past presence; the changes themselves stay. */
export const liveTidying: Tidying = {
  restless: ['survey_changes', 'survey_counters', 'survey_presence'],
  forget: async (db, now) => {
    const oldest = new Date(now.getTime() - surveyLimits.changeDays * day);
    await sql`
      delete from survey_changes c using row_changes r
      where (r.kind, r.row_id, r.revision) = (c.kind, c.row_id, c.revision)
        and r.changed_at < ${oldest}`.execute(db);
    await deleteExpiredPresence(db);
  },
};
