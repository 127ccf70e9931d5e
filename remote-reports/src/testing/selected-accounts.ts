import type { SelectedAccount } from '@portal/contract/analysis-reports';
import type { Respond } from '@portal/platform/testing/shell';

const accounts: readonly SelectedAccount[] = [
  {
    account_id: 3,
    account: '0003',
    fleet_name: 'Harbor Freightways',
    account_type: 3,
    country: 'US',
  },
  { account_id: 4, account: '0004', fleet_name: 'Prairie Lines', account_type: 2, country: 'US' },
  { account_id: 5, account: '0005', fleet_name: '0005', account_type: 4, country: 'CA' },
];

/** Answers the calls of a report's account filter. */
export const selectionServer: Respond = (name, { query }) => {
  if (name.endsWith('/select_account_ids')) {
    const ids = typeof query?.ids === 'string' ? query.ids.split('.').map(Number) : null;
    return { accounts: accounts.filter(({ account_id }) => ids?.includes(account_id) ?? true) };
  }
  if (name.endsWith('/select_accounts'))
    return {
      accounts,
      page_number: 1,
      page_size: 100,
      total_items: accounts.length,
      total_selected_items: 0,
    };
  return undefined;
};
