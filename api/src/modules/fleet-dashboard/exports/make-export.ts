import type { ExportRequest } from '@portal/contract/fleet-dashboard';
import { exportRequest } from '@portal/contract/fleet-dashboard/schema';
import type { Kysely } from 'kysely';
import { Compile } from 'typebox/compile';
import { holdsRight } from '../../../access/current-user.ts';
import { findUser } from '../../../access/users.ts';
import { refuse } from '../../../app/refusal.ts';
import { inTurn } from '../../../db/in-turn.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { MakeFile } from '../../../exports/jobs/export-jobs.ts';
import { bindTo } from '../../../scope/bind.ts';
import { checkExport } from './check-export.ts';
import { exportDocument } from './export-document.ts';
import { writeExport } from './write-export.ts';

const requestCheck = Compile(exportRequest);

/**
 * How the files of the dashboard are made: what was asked for is checked anew, since rights and
 * accounts may have gone meanwhile.
 */
export const makeExport =
  (unscoped: Kysely<Schema>): MakeFile =>
  async (job, { out, signal, onSection }) => {
    const { format, locale, user_time: userTime, created_at: now } = job;
    const request = readRequest(job.request);
    const user = await findUser(unscoped, job.user_id);
    if (!user || user.isLocked || !holdsRight(user, 'FDLOGIN')) throw refuse('no_right');
    const db = bindTo(unscoped, user);
    const checked = await inTurn(db, signal, (turn) => checkExport({ db: turn, user }, request));
    const setting = { format, locale, userTime, now };
    const document = await exportDocument({ db, user, signal }, checked, setting);
    await writeExport(format, document, { out, signal, onSection });
  };

/** @throws Refusal `invalid` when another version wrote it in another form */
function readRequest(written: unknown): ExportRequest {
  if (!requestCheck.Check(written)) throw refuse('invalid');
  return written;
}
