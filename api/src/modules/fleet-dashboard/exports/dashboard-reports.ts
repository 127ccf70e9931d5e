import { exportRequest } from '@portal/contract/fleet-dashboard/schema';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { defineExportKind } from '../../../exports/export-kind.ts';
import { readLocalizedTexts } from '../../../words/localized-texts.ts';
import { checkExport } from './check-export.ts';
import { exportDocument } from './export-document.ts';
import { exportName } from './export-name.ts';

/** Exports of dashboard reports: a single one, those of a tab, or a combined report. */
export const dashboardReports = defineExportKind({
  name: 'dashboard-reports',
  right: 'FDLOGIN',
  path: 'reports_parameters',
  request: exportRequest,
  async prepare(asker, request, setting) {
    const { db, user, signal } = asker;
    const { checked, words } = await withFreeConnection(db, signal, async (turn) => ({
      checked: await checkExport({ db: turn, user }, request),
      words: await readLocalizedTexts(turn, 'dashboard', setting.locale),
    }));
    return {
      name: exportName(checked, words),
      accountIds: [checked.selection.accountId],
      parts: checked.parts.length,
      document: () => exportDocument(asker, checked, { ...setting, words }),
    };
  },
});
