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

/** Lets nothing of a known build run but what its manifest lists. */
const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout }),
};

/**
 * Modules of entries that have run. They are not asked for again when a page of theirs failed: to
 * register a build anew, the runtime takes from it what it shares with its pages.
 */
const ran = new Map<string, RemoteModule>();

let isStarted = false;

/** Starts the one runtime of the page, of which remotes bring no copy. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  registerGlobalPlugins([forgetFailures]);
  init({
    name: 'shell',
    remotes: [],
    shared: sharedWithRemotes(),
    // The default would fetch the entry of every registered remote at start.
    shareStrategy: 'loaded-first',
    plugins: [externalRuntime(), integrity],
  });
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
  const known = ran.get(entry);
  if (known) return known;
  start();
  registerRemotes([{ name: scope, entry }], { force });
  const module = await loadRemote<{ default: RemoteModule }>(`${scope}/entry`);
  if (!module?.default?.pages) throw new Error(`${scope} exposes no pages`);
  // An entry that is being developed changes under its address.
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
