import type { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { holdsRight } from '../../access/current-user.ts';
import { findUser } from '../../access/users.ts';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { bindToViewer } from '../../scope/bind.ts';
import type { ExportKind } from '../export-kind.ts';
import { writeDocument } from '../write-document.ts';
import type { ExportJob } from './job-rows.ts';

/**
 * Makes the file of an export, or rejects with a {@link Refusal} that gives the reason why it
 * cannot.
 */
export type MakeFile = (
  job: ExportJob,
  options: {
    readonly out: Writable;
    readonly signal: AbortSignal;
    readonly onSection: (done: number) => void;
  },
) => Promise<void>;

interface MakerOptions {
  readonly unscoped: Kysely<Schema>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly kinds: readonly ExportKind[];
}

/**
 * Makes the files of several kinds. Requests are validated again, since rights and accounts may
 * have been withdrawn meanwhile.
 */
export const makeFile =
  ({ unscoped, pictures, kinds }: MakerOptions): MakeFile =>
  async (job, { out, signal, onSection }) => {
    const { format, locale, user_time: userTime, created_at: now } = job;
    const kind = kinds.find(({ name }) => name === job.kind);
    const user = await findUser(unscoped, job.user_id);
    if (!kind || !user || user.isLocked || !holdsRight(user, kind.right)) throw refuse('no_right');
    const db = bindToViewer(unscoped, user);
    const setting = { format, locale, userTime, now };
    const asker = { db, user, signal, pictures };
    const prepared = await kind.resume(asker, job.request, setting);
    const { parts } = prepared;
    const document = await prepared.document();
    await writeDocument(document, { format, parts, out, signal, onSection, path: kind.path });
  };
