import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@portal/api/settings';
import { parseDeployment } from '@portal/platform/remote';
import type { Publication } from '../site/publish.ts';
import { writeWhole } from '../site/write-whole.ts';
import { type Development, develop, type RunningDevelopment } from './develop.ts';

type Own = Pick<Development, 'root' | 'targets' | 'supervisor' | 'report'>;

/**
 * Develops packages inside a portal that runs already, at its own address: the same session, the
 * same data, all else as it is deployed. Stopping gives the portal back as it was.
 *
 * @throws Error when no portal of these settings runs
 */
export async function developInsidePortal(
  { origin, siteDir }: Settings,
  own: Own,
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
      for (const [file, content] of before) if (content) await writeWhole(file, content);
    },
  };
}
