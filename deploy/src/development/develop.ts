import { type FSWatcher, watch } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ServedPackage, servePackage } from '@portal/build/webpack';
import type { Deployment } from '@portal/platform/remote';
import { prepareBuild } from '../build/finish-build.ts';
import type { BuildTarget } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import { developmentFile } from '../gateway/development.ts';
import { freePort } from '../processes/ports.ts';
import { deploy } from '../publish/deploy.ts';
import { type Publication, publishedDir } from '../publish/publish.ts';

interface Development {
  readonly targets: readonly BuildTarget[];
  /** What runs beside them as it is published. */
  readonly others: readonly Publication[];
  readonly siteDir: string;
  readonly region: Deployment['region'];
  readonly signIn: string;
  /** Takes a line about progress. */
  readonly report: (line: string) => void;
}

export interface RunningDevelopment {
  /** Lets the site show what is developed. */
  putInPlace(): Promise<void>;
  stop(): Promise<void>;
}

/** Several files change at once when an editor saves; in milliseconds. */
const settling = 150;

/**
 * Compiles packages for development, each behind a server of its own, and again whenever a source
 * changes. Their words and declarations lie in the site, and are put there anew when they change.
 */
export async function develop(options: Development): Promise<RunningDevelopment> {
  const { targets, others, siteDir, report } = options;
  const servers = new Map<BuildTarget, ServedPackage>();
  const watchers: FSWatcher[] = [];

  for (const target of targets) {
    const { dir: packageDir, version, distDir: outDir, name } = target;
    report(`Compiling ${name} …`);
    servers.set(target, await servePackage({ packageDir, version, outDir }, await freePort()));
  }

  async function putInPlace(): Promise<void> {
    for (const [target, { port }] of servers) await describe(target, port, siteDir);
    const folders = [...servers].map(([target, { port }]) => [urlOf(target), port]);
    await writeFile(developmentFile(siteDir), JSON.stringify(Object.fromEntries(folders)));
    await deploy(await compose({ ...options, builds: [...targets, ...others] }), siteDir);
  }

  function follow(): void {
    let timer: NodeJS.Timeout | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        putInPlace().catch((error: Error) => report(error.message));
      }, settling);
    };
    for (const { dir, kind } of targets) {
      watchers.push(watch(path.join(dir, 'locales'), again));
      if (kind === 'remote') watchers.push(watch(path.join(dir, 'remote.ts'), again));
    }
  }

  return {
    async putInPlace() {
      await putInPlace();
      follow();
    },
    async stop() {
      for (const watcher of watchers) watcher.close();
      await rm(developmentFile(siteDir), { force: true });
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}

/** Puts into the site what a build says of itself, and the shell's page as it is compiled now. */
async function describe(target: BuildTarget, port: number, siteDir: string): Promise<void> {
  const dir = publishedDir(siteDir, target);
  await mkdir(dir, { recursive: true });
  const finish = await prepareBuild(target, String(Date.now()));
  await finish(dir);
  if (target.kind === 'remote') return;
  const page = await fetch(`http://127.0.0.1:${port}/index.html`);
  await writeFile(path.join(dir, 'index.html'), await page.text());
}

const urlOf = ({ kind, name, version }: BuildTarget): string =>
  kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
