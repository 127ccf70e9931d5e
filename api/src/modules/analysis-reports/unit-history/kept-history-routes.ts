import type { KeptHistoryRequest, keptHistoryCalls } from '@portal/contract/analysis-reports';
import { listPageSize } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { orderReport } from '../../../kept/reports/order-report.ts';
import { openKeptReport } from '../../../kept/reports/read-kept-reports.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { keptReportRoutes } from '../kept/kept-report-routes.ts';
import { savedCopyFacts } from '../kept/saved-copy-facts.ts';
import { answerTimeline } from './history-files.ts';
import { type KeptEntries, keptEntries, keptHistory } from './kept-history.ts';
import { readHistory } from './read-history.ts';
import { historyFormats } from './shown-entry.ts';

export const keptHistoryRoutes = implement<typeof keptHistoryCalls>({
  ...keptReportRoutes('unit_history_report', keptHistory),

  'POST unit_history_report/generate_reports': (input) => {
    const { name, client_key, ...request } = input.body;
    return orderReport(keptHistory, input, { name, client_key, request });
  },

  'POST unit_history_report/get_report': async (input) => {
    const { body, db, user, signal } = input;
    checkDays(body);
    const opened = await openKeptReport(input, keptHistory, body.id);
    // Made as this kind, with this version of the form.
    const { kept, request, answer } = opened as typeof opened & {
      readonly request: KeptHistoryRequest;
      readonly answer: KeptEntries;
    };
    const source = keptEntries(answer);
    const { unit } = answer;
    if (body.format !== undefined) {
      const facts = savedCopyFacts(opened, input);
      return answerTimeline({ unit, source, facts, madeOf: request }, input, body.format);
    }
    const { page_number = 1, page_size = listPageSize } = body;
    const asked = { source, selection: body, user };
    const { page, summary } = await withFreeConnection(db, signal, (turn) =>
      readHistory(turn, asked, { page_number, page_size }),
    );
    const { rows: entries, ...counts } = page;
    return { ...historyFormats(user), ...counts, unit, entries, summary, kept, request };
  },
});
