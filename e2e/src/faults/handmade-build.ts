import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Deployment } from './deployments.ts';
import { remoteIn } from './deployments.ts';

const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface Handmade {
  /** Version of the build; its hashes are right, whatever it does. */
  readonly version: string;
  /** Script of what its module `./entry` exposes: an expression. */
  readonly exposes: string;
  /** Runs when the script is evaluated. */
  readonly first?: string;
  readonly contract?: string;
}

/** A build that was written by hand. */
interface MadeBuild {
  /** Folder of its files, as an address. */
  readonly url: string;
  /** What lies there: undefined where there is no such file. */
  readonly fileAt: (file: string) => { readonly type: string; readonly body: string } | undefined;
  /** Puts it into the place of the remote's. */
  readonly replace: (deployment: Deployment) => void;
}

/**
 * Makes a build of a remote: one script that the federation runtime takes for a remote's entry. `React` and
 * `ui`, the design system, in its expressions are the page's own.
 */
export function makeBuild(
  name: string,
  { version, exposes, first = '', contract }: Handmade,
): MadeBuild {
  const scope = `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
  const script = `${first}
var ${scope} = {
  init(scope) { this.scope = scope; },
  async get() {
    const shared = async (name) => (await Object.values(this.scope[name])[0].get())();
    const React = await shared('react');
    const ui = await shared('@portal/platform/ui');
    return () => (${exposes});
  },
};`;
  const url = `/remotes/${name}/${version}/`;
  const json = 'application/json';
  let manifest = '';
  return {
    url,
    fileAt(file) {
      if (file === 'entry.js') return { type: 'text/javascript', body: script };
      if (file === 'remote.json') return { type: json, body: manifest };
      return file.startsWith('locales/') ? { type: json, body: '{}' } : undefined;
    },
    replace(deployment) {
      const remote = remoteIn(deployment, name);
      const { declaration, labels } = remote as { declaration?: object; labels?: object };
      const entry = { file: 'entry.js', integrity: integrityOf(script) };
      const words = integrityOf('{}');
      manifest = JSON.stringify({
        schema: 1,
        declaration,
        labels,
        version,
        contract: contract ?? remote.contract,
        shared: {},
        entry: entry.file,
        pages: {},
        files: {
          [entry.file]: entry.integrity,
          ...Object.fromEntries(
            ['en-US', 'es-US', 'pt-BR', 'fr-CA'].map((locale) => [`locales/${locale}.json`, words]),
          ),
        },
      });
      Object.assign(remote, {
        version,
        url,
        entry,
        pages: {},
        integrity: integrityOf(manifest),
        contract: contract ?? remote.contract,
        previous: [],
      });
    },
  };
}

/** Puts a build into the place of a remote's, in this page alone. */
export async function serveHandmade(
  page: Page,
  name: string,
  build: Handmade,
): Promise<(deployment: Deployment) => void> {
  const { url, fileAt, replace } = makeBuild(name, build);
  await page.route(`**${url}**`, async (route) => {
    const file = fileAt(new URL(route.request().url()).pathname.slice(url.length));
    return file
      ? route.fulfill({ contentType: file.type, body: file.body })
      : route.fulfill({ status: 404 });
  });
  return replace;
}
