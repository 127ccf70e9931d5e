import type { Deployment } from '@portal/platform/remote';
import { cacheOf, ourCaches, startCache } from '../caches/cache-names.ts';
import { offlineRemotes } from './needed-files.ts';
import { dropStartPage, startDeployment } from './start-page.ts';
import { remotesWithWork } from './unsaved-work.ts';

/**
 * Deletes the builds withdrawn by a rollback, even if they are in use. An offline start from one of
 * them is no longer possible.
 */
export async function dropWithdrawnBuilds({ remotes }: Deployment): Promise<void> {
  const bad = remotes.flatMap(({ name, taken_back = [] }) =>
    taken_back.map((version) => cacheOf(name, version)),
  );
  if (bad.length === 0) return;
  const start = await startDeployment();
  if (start?.remotes.some(({ name, version }) => bad.includes(cacheOf(name, version))))
    await dropStartPage();
  for (const cache of bad) await caches.delete(cache);
}

/**
 * Deletes the builds no longer in use: not named by the deployment, which includes earlier builds
 * as fallbacks, not shown by a page, and without unsaved work in their remote.
 */
export async function dropUnusedBuilds(deployment: Deployment): Promise<void> {
  const named = offlineRemotes(deployment).flatMap(({ name, version, previous = [] }) =>
    [version, ...previous.map((build) => build.version)].map((each) => cacheOf(name, each)),
  );
  const { held = [] } = await navigator.locks.query();
  const kept = new Set([
    startCache,
    cacheOf('shell', deployment.shell.version),
    ...named,
    ...held.map(({ name }) => name),
  ]);
  const working = [...remotesWithWork()].map((name) => cacheOf(name, ''));
  for (const cache of await ourCaches())
    if (!kept.has(cache) && !working.some((start) => cache.startsWith(start)))
      await caches.delete(cache);
}
