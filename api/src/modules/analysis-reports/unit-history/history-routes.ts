import type { unitHistoryCalls } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { readerUtcOffset } from '../../../exports/reader-clock.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { findUnit } from './find-unit.ts';
import { answerDetails, answerTimeline, recordedHistory } from './history-files.ts';
import { offerUnits } from './offer-units.ts';
import { readAccounts } from './read-accounts.ts';
import { readHistory, recordedEntries } from './read-history.ts';
import { historyFormats } from './shown-entry.ts';

export const unitHistoryRoutes = implement<typeof unitHistoryCalls>({
  'GET unit_history_report/get_accounts': async ({ db, query }) => ({
    accounts: await readAccounts(db, query),
  }),

  'POST unit_history_report/get_unit_numbers': async ({ db, body, signal }) => ({
    unit_numbers: await withFreeConnection(db, signal, (turn) => offerUnits(turn, body)),
  }),

  'POST unit_history_report/get_unit_history_report': async (input) => {
    const { db, body, user, signal } = input;
    checkDays(body);
    return withFreeConnection(db, signal, async (turn) => {
      const unit = await findUnit(turn, body);
      signal.throwIfAborted();
      const source = recordedEntries(unit, readerUtcOffset(input));
      const asked = { source, selection: body, user };
      const { page, summary } = await readHistory(turn, asked, body);
      const { rows: entries, ...counts } = page;
      return { ...historyFormats(user), ...counts, unit: unit.shown, entries, summary };
    });
  },

  'POST unit_history_report/download_pdf': async (input) =>
    answerTimeline(await recordedHistory(input), input, exportFormats.pdf),
  'POST unit_history_report/download_excel': async (input) =>
    answerTimeline(await recordedHistory(input), input, exportFormats.excel),
  'POST unit_history_report/download_all_details': async (input) =>
    answerDetails(await recordedHistory(input), input),
});
