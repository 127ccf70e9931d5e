import { bus, unitsChanged } from '@portal/platform/bus';
import { configureHttp } from '@portal/platform/http/manage';
import { queryClientOf } from '@portal/platform/query/manage';
import type { Deployment } from '@portal/platform/remote';
import { setBudgets } from '../loading/budgets.ts';
import { addLabels } from '../words/load-words.ts';

/**
 * Lets everything outside the page follow a deployment: calls, the loader's times, words of
 * the menus, units.
 */
export function applyDeployment(deployment: Deployment): void {
  configureHttp({ bases: deployment.api });
  setBudgets(deployment.loading);
  addLabels(deployment);
  bus.emit(unitsChanged, deployment.units ?? 'us');
  // The list of reports comes from the API, which reads the same deployment.
  void queryClientOf('shell').invalidateQueries();
}
