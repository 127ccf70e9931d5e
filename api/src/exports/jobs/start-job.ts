import type { GeneratedExport } from '@portal/contract/portal';
import { serializeForUser } from '../../scope/serialize-for-user.ts';
import { type ExportCall, limitExports } from '../answer-export.ts';
import { exportFileName } from '../export-file-name.ts';
import type { ExportKind } from '../export-kind.ts';
import type { ExportJobs } from './export-jobs.ts';
import { removeJobFile } from './job-files.ts';
import { forgetOldest, orderJob } from './job-orders.ts';
import { jobRowOf, readJob } from './read-jobs.ts';

interface JobCall extends ExportCall {
  readonly exportJobs: ExportJobs;
  readonly clientKey: string | undefined;
}

/**
 * Starts an export that is made in the background.
 *
 * @throws Refusal of the kind's own, `too_many_requests`, or `limit_reached` if the user has the
 * maximum number of waiting exports
 */
export async function startJob<Request>(
  kind: ExportKind<Request>,
  call: JobCall,
  request: Request,
): Promise<GeneratedExport> {
  if (!call.exportJobs.kinds.includes(kind)) throw new Error(`No area exports ${kind.name}.`);
  await limitExports(call);
  const { db, user, now, format, locale, userTime, exportJobs, clientKey } = call;
  const { name, accountIds, parts } = await kind.prepare(call, request, call);
  const order = { kind: kind.name, name: exportFileName(name, format, parts), accountIds, parts };
  const asked = { format, request, locale, userTime, clientKey };
  const { stored, forgotten } = await serializeForUser(db, user.id, async (transaction) => {
    const id = await orderJob(transaction, { ...order, ...asked }, { userId: user.id, now });
    const old = await forgetOldest(transaction, user.id);
    return { stored: await readJob({ db: transaction, user }, [kind], id), forgotten: old };
  });
  for (const file of forgotten) await removeJobFile(exportJobs.folder, file);
  exportJobs.wake();
  return jobRowOf(stored);
}
