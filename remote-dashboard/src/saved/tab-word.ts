import type { SavedTab } from '@portal/contract/fleet-dashboard';

/** The key of what a saved report is of. */
export const tabWord = (tab: SavedTab): string =>
  tab === 'combined' ? 'combined.tab' : `tab.${tab}`;
