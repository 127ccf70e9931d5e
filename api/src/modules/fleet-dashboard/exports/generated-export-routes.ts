import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportMediaTypes } from '@portal/contract/fleet-dashboard';
import type { generatedExportCalls } from '@portal/contract/fleet-dashboard/schema';
import { FileAnswer } from '../../../app/file-answer.ts';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { removeJobFile } from '../../../exports/jobs/job-files.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { readSpokenWords } from '../../../words/spoken-words.ts';
import { forOwner } from '../kept-reports/keeping.ts';
import { checkExport } from './check-export.ts';
import { exportFileName } from './export-file-name.ts';
import { exportRate } from './export-routes.ts';
import {
  cancelExport,
  exportRowOf,
  forgetOldest,
  orderExport,
  readExport,
  readExports,
} from './generated-exports.ts';

export const generatedExportRoutes = implement<typeof generatedExportCalls>({
  'POST fleet_dashboard/start_export': async (input) => {
    const { db, user, signal, now, locale, userTime, exportJobs } = input;
    await enforceLimit(db, exportRate, { caller: String(user.id), now });
    const { format, client_key: clientKey, ...request } = input.body;
    const order = await inTurn(db, signal, async (turn) => {
      const checked = await checkExport({ db: turn, user }, request);
      const words = await readSpokenWords(turn, 'dashboard', locale);
      const name = exportFileName(checked, format, words);
      const { accountId } = checked.selection;
      return { accountId, name, format, request, locale, userTime, clientKey };
    });
    const { stored, forgotten } = await forOwner(db, user.id, async (transaction) => {
      const id = await orderExport(transaction, order, { userId: user.id, now });
      const old = await forgetOldest(transaction, user.id);
      return { stored: await readExport({ db: transaction, user }, id), forgotten: old };
    });
    for (const file of forgotten) await removeJobFile(exportJobs.folder, file);
    exportJobs.wake();
    return exportRowOf(stored);
  },

  'GET fleet_dashboard/get_export/{id}': async ({ db, user, params }) =>
    exportRowOf(await readExport({ db, user }, params.id)),

  'POST fleet_dashboard/cancel_export/{id}': async ({ db, user, params, exportJobs }) => {
    const { id } = params;
    await cancelExport(db, { userId: user.id, id });
    const stored = await readExport({ db, user }, id);
    if (stored.state === 'cancelled') exportJobs.stop(id);
    return exportRowOf(stored);
  },

  'GET fleet_dashboard/get_exports': async ({ db, user }) => ({
    exports: (await readExports({ db, user })).map(exportRowOf),
  }),

  'GET fleet_dashboard/download_export/{id}': async ({ db, user, params, signal, exportJobs }) => {
    const { name, format, state, size, file } = await readExport({ db, user }, params.id);
    if (state !== 'ready' || file === null || size === null) throw refuse('unknown_value', 'id');
    const handle = await open(join(exportJobs.folder, file)).catch(() => null);
    // Somebody has cleared the folder: as good as forgotten.
    if (!handle) throw refuse('unknown_value', 'id');
    return new FileAnswer({
      name,
      size,
      mediaType: exportMediaTypes[format],
      write: (out) => pipeline(handle.createReadStream(), out, { signal }),
    });
  },
});
