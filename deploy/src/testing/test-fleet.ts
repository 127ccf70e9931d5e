import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { buildTarget } from '../build/build-target.ts';
import { isBuilt } from '../build/dist-folder.ts';
import { buildTargets } from '../build/targets.ts';
import { fleet } from '../fleet/fleet.ts';
import { fakeCompile, only, testWorkspace } from './test-workspace.ts';

/** Runs `fleet` commands in a temporary workspace with a fake compiler. */
export function testFleet() {
  const workspace = testWorkspace();
  const siteDir = path.join(workspace.root, 'data/site');
  const deploymentFile = path.join(siteDir, 'deployment.json');
  const deployment = (): Deployment => JSON.parse(readFileSync(deploymentFile, 'utf8'));
  const run = (...args: string[]) =>
    fleet(args, {
      root: workspace.root,
      env: { DATA_DIR: path.join(workspace.root, 'data') },
      regionsDir: workspace.regionsDir,
      build: async (targets) => {
        for (const target of targets) {
          if (!isBuilt(target.distDir)) await buildTarget(target, fakeCompile);
        }
      },
      report: () => undefined,
      ended: Promise.resolve(),
    });
  /** Runs a command that must succeed; returns its JSON output. */
  const must = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--json');
    if (code !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  };
  /** Changes the remote's title, and thus the version of its sources. */
  const sources = (title: string): string => {
    workspace.write('remote-one/locales/en-US.json', { title });
    return only(buildTargets(workspace.root), 'remote').version;
  };
  return {
    ...workspace,
    siteDir,
    run,
    must,
    deployment,
    sources,
    /** Writes the deployment by hand, as an operator would. */
    writeDeployment: (changed: object) => writeFileSync(deploymentFile, JSON.stringify(changed)),
    /** Publishes a remote that does not fit the others, while no region runs it. */
    publishUnfit: async (name: string, ...args: string[]) => {
      const base = path.join(workspace.regionsDir, 'base.json');
      const written = readFileSync(base, 'utf8');
      workspace.write('regions/base.json', {
        ...JSON.parse(written),
        remotes: { [name]: { run: false } },
      });
      const published = await must('publish', name, ...args);
      writeFileSync(base, written);
      return published;
    },
    /** Publishes the remote with a new title. */
    publishNext: async (title: string): Promise<string> => {
      const version = sources(title);
      await must('publish', 'one');
      return version;
    },
  };
}
