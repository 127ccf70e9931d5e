import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { prepareBuild } from '../build/finish-build.ts';
import type { BuildTarget } from '../build/targets.ts';
import { compose } from '../compose/compose.ts';
import { developmentFile } from '../gateway/development.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { deploy } from '../site/deploy.ts';
import { type Publication, publishedDir } from '../site/publish.ts';
import { followDeclared } from './follow-declared.ts';
import type { ServersReady } from './serve-process.ts';

export interface Development {
  /** Workspace root. */
  readonly root: string;
  readonly targets: readonly BuildTarget[];
  /** Publications that run beside them unchanged. */
  readonly others: readonly Publication[];
  readonly siteDir: string;
  readonly region: Deployment['region'];
  readonly signIn: string;
  readonly supervisor: Supervisor;
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
}

export interface RunningDevelopment {
  /**
   * Makes the site show the packages under development, now and after each change of texts or
   * declarations.
   */
  putInPlace(): Promise<void>;
  /** Stops updating the site. */
  stop(): Promise<void>;
}

/**
 * Compiles packages for development, and again whenever a source changes. Their texts and
 * declarations are written to the site.
 */
export async function develop(options: Development): Promise<RunningDevelopment> {
  const { root, targets, others, siteDir, supervisor, report } = options;
  let stopFollowing = () => {};
  let showing: Promise<void> = Promise.resolve();
  report(`Compiling ${targets.map(({ name }) => name).join(', ')} …`);
  const { ports } = await supervisor.start<ServersReady>({
    name: 'development server',
    program: path.join(import.meta.dirname, 'serve-process.ts'),
    cwd: root,
    env: { ...process.env, DEVELOPED: JSON.stringify(targets) },
  });
  const served = targets.map((target, index) => ({ target, port: ports[index] ?? 0 }));

  async function show(): Promise<void> {
    for (const { target, port } of served) await describe(target, port, siteDir);
    const folders = served.map(({ target, port }) => [urlOf(target), port]);
    await writeFile(developmentFile(siteDir), JSON.stringify(Object.fromEntries(folders)));
    await deploy(await compose({ ...options, builds: [...targets, ...others] }), siteDir);
  }

  return {
    async putInPlace() {
      await show();
      stopFollowing = followDeclared(targets, () => {
        showing = showing.then(show).catch((error: Error) => report(error.message));
      });
    },
    async stop() {
      stopFollowing();
      await showing;
      await rm(developmentFile(siteDir), { force: true });
    },
  };
}

/** Writes a build's texts and manifest to the site, and the shell's page as currently compiled. */
async function describe(target: BuildTarget, port: number, siteDir: string): Promise<void> {
  const dir = publishedDir(siteDir, target);
  await mkdir(dir, { recursive: true });
  const finish = await prepareBuild(target, String(Date.now()));
  await finish(dir);
  if (target.kind === 'remote') return;
  for (const file of ['index.html', 'manifest.webmanifest']) {
    const answer = await fetch(`http://127.0.0.1:${port}/${file}`);
    await writeFile(path.join(dir, file), await answer.text());
  }
}

const urlOf = ({ kind, name, version }: BuildTarget): string =>
  kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
