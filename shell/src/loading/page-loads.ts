import type { DeployedRemote } from '@portal/platform/remote';
import { buildsToTry } from './bad-builds.ts';
import { createPageLoad, type PageLoad } from './page-load.ts';

/** Loads by build and page: a loaded page shows without waiting. */
const loads = new Map<string, PageLoad>();
/** Remotes as now deployed in the region: their earlier builds may change. */
const deployed = new Map<string, DeployedRemote>();

/** Returns the only load of a page of a remote's build. */
export function pageLoad(remote: DeployedRemote, page: string): PageLoad {
  const build = `${remote.name} ${remote.version}`;
  const key = `${build} ${page}`;
  deployed.set(build, remote);
  const load =
    loads.get(key) ?? createPageLoad(() => buildsToTry(deployed.get(build) ?? remote), page);
  loads.set(key, load);
  return load;
}

/** Whether a page of a remote would show without waiting. */
export function isPageReady(remote: DeployedRemote, page: string): boolean {
  const { at } = pageLoad(remote, page).state();
  return at === 'mount' || at === 'mounted';
}
