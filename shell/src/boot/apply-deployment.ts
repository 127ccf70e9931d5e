import { bus, namedLinksChanged, unitsChanged } from '@portal/platform/bus';
import { configureHttp } from '@portal/platform/http/manage';
import { switchOffline } from '@portal/platform/offline/manage';
import { queryClientOf } from '@portal/platform/query/manage';
import type { Deployment } from '@portal/platform/remote';
import { setBudgets } from '../files/budgets.ts';
import { safeAddress } from '../links/address.ts';
import { addLabels } from '../words/load-words.ts';

/**
 * Lets everything outside the page follow a deployment: calls, the loader's times, words of
 * the menus, units, the links that remotes know by their names.
 */
export function applyDeployment(deployment: Deployment): void {
  configureHttp({ bases: deployment.api });
  setBudgets(deployment.loading);
  switchOffline(deployment.features.offline !== false);
  addLabels(deployment);
  bus.emit(unitsChanged, deployment.units ?? 'us');
  bus.emit(namedLinksChanged, wholeAddresses(deployment.links.named ?? {}));
  // The list of reports comes from the API, which reads the same deployment.
  void queryClientOf('shell').invalidateQueries();
}

/** Leaves out what is no address, and what must not be followed. */
function wholeAddresses(links: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, url]) => {
      const address = safeAddress(url);
      return address ? [[name, address.href]] : [];
    }),
  );
}
