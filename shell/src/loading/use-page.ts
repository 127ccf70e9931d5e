import type { DeployedRemote } from '@portal/platform/remote';
import { useEffect, useSyncExternalStore } from 'react';
import type { LoadState } from './load-state.ts';
import type { PageLoad } from './page-load.ts';
import { pageLoad } from './page-loads.ts';

/** Loads a page of a remote while mounted, and returns its state. */
export function usePage(
  remote: DeployedRemote,
  page: string,
): { readonly state: LoadState; readonly load: PageLoad } {
  const load = pageLoad(remote, page);
  const state = useSyncExternalStore(load.subscribe, load.state);
  useEffect(() => load.start(), [load]);
  return { state, load };
}
