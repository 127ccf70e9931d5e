import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GeneratedExport } from '@portal/contract/portal';
import { FileAnswer } from '../../app/file-answer.ts';
import { refuse } from '../../app/refusal.ts';
import { exportMediaType } from '../export-file-name.ts';
import type { ExportRequester } from '../export-kind.ts';
import type { ExportJobs } from './export-jobs.ts';
import { cancelJob } from './job-orders.ts';
import { jobRowOf, type ReadKind, readJob, readJobs } from './read-jobs.ts';

// Answers to calls on background exports; each covers only the given kinds.

interface JobsCall extends ExportRequester {
  readonly exportJobs: ExportJobs;
}

interface JobCall extends JobsCall {
  readonly params: { readonly id: number };
}

/** Returns the user's own exports, the newest first. */
export const answerJobs = async (
  call: JobsCall,
  kinds: readonly ReadKind[],
): Promise<{ exports: GeneratedExport[] }> => ({
  exports: (await readJobs(call, kinds)).map(jobRowOf),
});

/** @throws Refusal `unknown_value` */
export const answerJob = async (
  call: JobCall,
  kinds: readonly ReadKind[],
): Promise<GeneratedExport> => jobRowOf(await readJob(call, kinds, call.params.id));

/**
 * Cancels an unfinished export.
 *
 * @throws Refusal `unknown_value`
 */
export async function answerCancelled(
  call: JobCall,
  kinds: readonly ReadKind[],
): Promise<GeneratedExport> {
  const { db, user, params, exportJobs } = call;
  const { id } = params;
  await readJob(call, kinds, id);
  await cancelJob(db, { userId: user.id, id });
  const stored = await readJob(call, kinds, id);
  if (stored.state === 'cancelled') exportJobs.stop(id);
  return jobRowOf(stored);
}

/**
 * Returns the file of a finished export.
 *
 * @throws Refusal `unknown_value`
 */
export async function answerDownload(
  call: JobCall,
  kinds: readonly ReadKind[],
): Promise<FileAnswer> {
  const { params, signal, exportJobs } = call;
  const { name, format, state, size, file } = await readJob(call, kinds, params.id);
  if (state !== 'ready' || file === null || size === null) throw refuse('unknown_value', 'id');
  const handle = await open(join(exportJobs.folder, file)).catch(() => null);
  // The folder was cleared by hand; the export counts as deleted.
  if (!handle) throw refuse('unknown_value', 'id');
  return new FileAnswer({
    name,
    size,
    mediaType: exportMediaType(name, format),
    write: (out) => pipeline(handle.createReadStream(), out, { signal }),
  });
}
