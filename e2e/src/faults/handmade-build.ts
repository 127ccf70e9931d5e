import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Deployment } from './deployments.ts';
import { remoteIn } from './deployments.ts';

const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface Handmade {
  /** Version of the build. Its hashes are correct, regardless of its contents. */
  readonly version: string;
  /** Expression for the exports of its module `./entry`. */
  readonly exposes: string;
  /** Code that runs when the script is evaluated. */
  readonly first?: string;
  readonly contract?: string;
}

/** A build made from a handwritten script. */
interface MadeBuild {
  /** Address of the folder of its files. */
  readonly url: string;
  /** Returns a file of the build, or undefined if there is none. */
  readonly fileAt: (file: string) => { readonly type: string; readonly body: string } | undefined;
  /** Replaces the remote's build in a deployment. */
  readonly replace: (deployment: Deployment) => void;
}

/**
 * Makes a build of a remote: one script that the federation runtime accepts as a remote's entry.
 * Its expressions can use the page's own `React` and `ui`, the design system.
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

/** Replaces a remote's build, in this page only. */
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
