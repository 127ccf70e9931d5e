import type { Deployment } from '@portal/platform/remote';
import { cacheOf, ourCaches, startCache } from '../caches/cache-names.ts';
import { offlineRemotes } from './needed-files.ts';
import { dropStartPage, startDeployment } from './start-page.ts';
import { remotesWithWork } from './unsaved-work.ts';

/**
 * Drops the builds that a rollback took back, whatever else holds them. What starts from one of them
 * does not start any more.
 */
export async function dropTakenBack({ remotes }: Deployment): Promise<void> {
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
 * Drops the builds that nothing holds any more: neither the deployment, where builds before the present
 * one are for when that fails, nor a page that shows them, nor work of their remote that is not saved.
 */
export async function dropUnheld(deployment: Deployment): Promise<void> {
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
