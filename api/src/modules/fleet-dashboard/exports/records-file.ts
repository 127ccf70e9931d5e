import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { readDataThrough } from '../../../reports/data-through.ts';
import { answerRecordsFile } from '../../../reports/files/records-file.ts';
import { dashboard } from '../dashboard.ts';
import type { DashboardSubject } from '../reports/dashboard-subject.ts';
import { resolveSelection } from '../selection.ts';
import { readChosenNames } from './chosen-names.ts';
import { selectionFacts } from './cover-facts.ts';

/** Returns the records behind a figure of the dashboard as a file. */
export const recordsFile = (
  call: Parameters<typeof answerRecordsFile<DashboardSubject, BaseParameters>>[0],
) =>
  answerRecordsFile<DashboardSubject, BaseParameters>(call, {
    area: dashboard,
    namespace: 'dashboard',
    select: resolveSelection,
    async facts({ db }, { base, selection, definition }, reading) {
      const names = await readChosenNames(db, selection.accountId, base);
      const day = await readDataThrough(dashboard, { db }, definition, selection);
      return selectionFacts({ base, names, through: new Map([[definition.tab, day]]) }, reading);
    },
  });
