import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@portal/api/settings';
import { parseDeployment } from '@portal/platform/remote';
import type { Publication } from '../site/publish.ts';
import { writeAtomically } from '../site/write-atomically.ts';
import { type Development, develop, type RunningDevelopment } from './develop.ts';

type InsidePortalOptions = Pick<Development, 'root' | 'targets' | 'supervisor' | 'report'>;

/**
 * Develops packages inside a running portal, at its own address, with its session, its data and its
 * deployment otherwise unchanged. Stopping restores the portal.
 *
 * @throws Error when no portal is running with these settings
 */
export async function developInsidePortal(
  { origin, siteDir }: Settings,
  own: InsidePortalOptions,
): Promise<RunningDevelopment> {
  const isThere = await fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw new Error(`No portal runs at ${origin}: start one first, with npm start.`);
  const before = await Promise.all(
    ['deployment.json', 'index.html', 'manifest.webmanifest', 'sw.js'].map(async (name) => {
      const file = path.join(siteDir, name);
      return [file, await readFile(file, 'utf8').catch(() => '')] as const;
    }),
  );
  const { region, links, remotes } = parseDeployment(JSON.parse(before[0]?.[1] || '{}'));
  const developed = new Set(own.targets.map(({ name }) => name));
  const others = remotes
    .filter(({ name }) => !developed.has(name))
    .map(({ name, version }): Publication => ({ kind: 'remote', name, version }));
  const running = await develop({ ...own, others, siteDir, region, signIn: links.sign_in });
  return {
    ...running,
    async stop() {
      await running.stop();
      for (const [file, content] of before) if (content) await writeAtomically(file, content);
    },
  };
}
