import type { Deployment } from '@portal/platform/remote';
import { canCacheForOffline } from '../connection/can-prefetch.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { fetchFiles, missingFiles, storeFiles } from './build-cache.ts';
import { dropUnusedBuilds, dropWithdrawnBuilds } from './drop-builds.ts';
import { neededFiles } from './needed-files.ts';
import { fetchStartPage, startsFrom, storeStartPage } from './start-page.ts';

/**
 * Caches everything that a deployment needs offline, and deletes files no longer in use. Withdrawn
 * builds are deleted at once; the rest waits until the browser is idle.
 *
 * @param text of the deployment, as on the site
 * @param locale the user's
 * @returns whether everything is cached
 * @throws the error of the step that failed; the previous offline start stays
 */
export async function cacheForOffline(
  text: string,
  deployment: Deployment,
  locale: string,
): Promise<boolean> {
  await dropWithdrawnBuilds(deployment);
  await new Promise<void>((resolve) => whenIdle(resolve));
  const needed = await neededFiles(deployment, locale);
  if (!needed) return false;
  const missing = new Map<string, [string, string][]>();
  for (const build of needed.builds) {
    const files = await missingFiles(build);
    if (files.length > 0) missing.set(build.cache, files);
  }
  if (missing.size > 0 && !canCacheForOffline()) return false;
  const page = (await startsFrom(text))
    ? null
    : await fetchStartPage(text, deployment, needed.page);
  const fetched = new Map<string, Awaited<ReturnType<typeof fetchFiles>>>();
  for (const [cache, files] of missing) fetched.set(cache, await fetchFiles(files));
  await storeFiles(fetched);
  if (page) await storeStartPage(page);
  await dropUnusedBuilds(deployment);
  return true;
}
