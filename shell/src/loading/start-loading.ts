import type { Deployment } from '@portal/platform/remote';
import { startFederation } from '../federation/federation-host.ts';
import { setBudgets } from './budgets.ts';

/** Makes the page ready to load remotes, before the first of them is shown. */
export function startLoading({ loading }: Deployment): void {
  setBudgets(loading);
  startFederation();
}
