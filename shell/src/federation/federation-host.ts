import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@portal/platform/remote';
import { integrityOf, offerIntegrity } from './integrity.ts';
import { knowOwnFiles } from './own-files.ts';

/** The specification's limit for static chunks (milliseconds). */
const timeout = 120_000;

/** What could not be fetched is asked for again the next time; the runtime would go on failing. */
const forgetFailures: ModuleFederationRuntimePlugin = {
  name: 'forget-failures',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (!shared.loaded) shared.loading = null;
  },
};

/** Lets nothing of a known build run but what its manifest lists, and nothing of the shell but its own. */
export function startFederation(): void {
  offerIntegrity();
  knowOwnFiles();
  registerGlobalPlugins([forgetFailures]);
  registerPlugins([
    { name: 'integrity', createScript: ({ url }) => ({ script: scriptOf(url), timeout }) },
  ]);
}

/**
 * Runs a remote's entry and gives its module. The only place that speaks to the federation
 * runtime.
 *
 * @param scope the federation name of the build
 * @param entry address of the file to run
 * @param force registers the build anew, because the runtime remembers an entry that failed
 * @throws whatever the runtime throws, and an Error when the remote exposes no pages
 */
export async function fetchRemote(
  scope: string,
  entry: string,
  force: boolean,
): Promise<RemoteModule> {
  registerRemotes([{ name: scope, entry }], { force });
  const module = await loadRemote<{ default: RemoteModule }>(`${scope}/entry`);
  if (!module?.default?.pages) throw new Error(`${scope} exposes no pages`);
  return module.default;
}

function scriptOf(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  const integrity = integrityOf(url);
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  return script;
}
