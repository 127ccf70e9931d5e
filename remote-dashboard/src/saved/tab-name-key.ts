import type { SavedTab } from '@portal/contract/fleet-dashboard';

/** Returns the key of the name of a saved report's tab. */
export const tabNameKey = (tab: SavedTab): string =>
  tab === 'combined' ? 'combined.tab' : `tab.${tab}`;
