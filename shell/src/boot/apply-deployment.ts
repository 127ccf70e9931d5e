import { bus, namedLinksChanged, unitsChanged } from '@portal/platform/bus';
import { configureHttp } from '@portal/platform/http/manage';
import { switchOfflineStorage } from '@portal/platform/offline/manage';
import { queryClientOf } from '@portal/platform/query/manage';
import type { Deployment } from '@portal/platform/remote';
import { setBudgets } from '../files/budgets.ts';
import { safeAddress } from '../links/address.ts';
import { addLabels } from '../words/load-words.ts';

/**
 * Applies a deployment to everything outside the page: call addresses, loader times, menu texts,
 * units, and the links that remotes know by name.
 */
export function applyDeployment(deployment: Deployment): void {
  configureHttp({ bases: deployment.api });
  setBudgets(deployment.loading);
  switchOfflineStorage(deployment.features.offline !== false);
  addLabels(deployment);
  bus.emit(unitsChanged, deployment.units ?? 'us');
  bus.emit(namedLinksChanged, safeAddresses(deployment.links.named ?? {}));
  // The list of reports comes from the API, which reads the same deployment.
  void queryClientOf('shell').invalidateQueries();
}

/** Omits invalid and unsafe addresses. */
function safeAddresses(links: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, url]) => {
      const address = safeAddress(url);
      return address ? [[name, address.href]] : [];
    }),
  );
}
