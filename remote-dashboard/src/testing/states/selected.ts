import type { PageState } from '@portal/build/states';

/** Returns the ISO date a number of days ago; negative numbers are days ahead. */
export const day = (ago: number) =>
  new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
/** Returns an address with a complete selection, for the server's first account. */
export const selected = (more: string): Pick<PageState, 'at' | 'values'> => ({
  values: { account: ['fleet_dashboard/get_accounts', 'us_national_account.0.value'] },
  at: `?ft=us_national_account&ac={account}&dt=4&df=${day(300)}&de=${day(2)}${more}`,
});
