import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type DeployedRemote, federationName, type RemoteModule } from '@portal/platform/remote';

/**
 * Fetches a remote's manifest and entry and gives its module. The only place that speaks to the
 * federation runtime.
 *
 * @param force registers the remote anew, because the runtime remembers an entry that failed
 * @throws whatever the runtime throws, and an Error when the remote exposes no module
 */
export async function fetchRemote(
  { name, version, url }: DeployedRemote,
  force: boolean,
): Promise<RemoteModule> {
  const scope = federationName(name, version);
  registerRemotes([{ name: scope, entry: new URL(`${url}mf-manifest.json`, location.href).href }], {
    force,
  });
  const module = await loadRemote<{ default: RemoteModule }>(`${scope}/entry`);
  if (!module?.default?.pages) throw new Error(`${name} ${version} exposes no pages`);
  return module.default;
}
