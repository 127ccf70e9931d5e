import {
  init,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteModule } from '@portal/platform/remote';
import { integrityOf } from './integrity.ts';
import { sharedWithRemotes } from './shared-with-remotes.ts';

/** The specification's limit for static chunks, in milliseconds. */
const timeout = 120_000;

/** Retries a module that could not be fetched; otherwise the runtime would keep failing. */
const forgetFailures: ModuleFederationRuntimePlugin = {
  name: 'forget-failures',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {}))
        if (!shared.loaded) shared.loading = null;
  },
};

/** Blocks all files of a known build that its manifest does not list. */
const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout }),
};

/**
 * Modules of entries that have run. They are not fetched again after one of their pages failed: to
 * register a build anew, the runtime removes what the build shares with its pages.
 */
const ran = new Map<string, RemoteModule>();

let isStarted = false;

/** Starts the page's only federation runtime; remotes bring none. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  registerGlobalPlugins([forgetFailures]);
  init({
    name: 'shell',
    remotes: [],
    shared: sharedWithRemotes(),
    // The default strategy would fetch the entry of every registered remote at start.
    shareStrategy: 'loaded-first',
    plugins: [externalRuntime(), integrity],
  });
}

/**
 * Runs a remote's entry and returns its module. This is the only function that uses the federation
 * runtime.
 *
 * @param scope the federation name of the build
 * @param entry address of the file to run
 * @param force registers the build anew, because the runtime remembers a failed entry
 * @throws any error of the runtime, and an Error when the remote exposes no pages
 */
export async function fetchRemote(
  scope: string,
  entry: string,
  force: boolean,
): Promise<RemoteModule> {
  const known = ran.get(entry);
  if (known) return known;
  start();
  registerRemotes([{ name: scope, entry }], { force });
  const module = await loadRemote<{ default: RemoteModule }>(`${scope}/entry`);
  if (!module?.default?.pages) throw new Error(`${scope} exposes no pages`);
  // An entry in development changes under the same address.
  if (integrityOf(entry)) ran.set(entry, module.default);
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
