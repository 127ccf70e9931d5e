import type { Respond } from '@portal/platform/testing/shell';
import { historyAccounts, historyUnits, unitHistory } from './history-rows.ts';

/** Answers the calls of the unit history. */
export const historyServer: Respond = (name, { query }) => {
  if (name.endsWith('unit_history_report/get_accounts')) {
    const named = query?.account;
    return { accounts: historyAccounts.filter(({ account }) => !named || account === named) };
  }
  if (name.endsWith('unit_history_report/get_unit_numbers')) return { unit_numbers: historyUnits };
  return name.endsWith('get_unit_history_report') ? unitHistory : undefined;
};
