import { exportRequest } from '@portal/contract/fleet-dashboard/schema';
import { inTurn } from '../../../db/in-turn.ts';
import { defineExportKind } from '../../../exports/export-kind.ts';
import { readSpokenWords } from '../../../words/spoken-words.ts';
import { checkExport } from './check-export.ts';
import { exportDocument } from './export-document.ts';
import { exportName } from './export-name.ts';

/** Reports of the dashboard: one, those of a tab, or a combined report. */
export const dashboardReports = defineExportKind({
  name: 'dashboard-reports',
  right: 'FDLOGIN',
  path: 'reports_parameters',
  request: exportRequest,
  async prepare(asker, request, setting) {
    const { db, user, signal } = asker;
    const { checked, words } = await inTurn(db, signal, async (turn) => ({
      checked: await checkExport({ db: turn, user }, request),
      words: await readSpokenWords(turn, 'dashboard', setting.locale),
    }));
    return {
      name: exportName(checked, words),
      accountIds: [checked.selection.accountId],
      parts: checked.parts.length,
      document: () => exportDocument(asker, checked, { ...setting, words }),
    };
  },
});
