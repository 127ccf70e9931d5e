import type { Deployment } from '@portal/platform/remote';
import { canTakeAlong } from '../connection/can-prefetch.ts';
import { whenIdle } from '../connection/when-idle.ts';
import { dropTakenBack, dropUnheld } from './builds-held.ts';
import { neededFiles } from './needed-files.ts';
import { fetchStartPage, keepStartPage, startsFrom } from './start-page.ts';
import { fetchFiles, missingFiles, storeFiles } from './take-build.ts';

/**
 * Takes along what a deployment needs without a network, whole, and drops what nothing holds any more.
 * What was taken back goes at once, the rest waits until the browser has nothing else to do.
 *
 * @param text of the deployment, as the site has it
 * @param locale the person's
 * @returns whether it is all there
 * @throws whatever stood in the way; what the portal started from until now stays
 */
export async function takeAlong(
  text: string,
  deployment: Deployment,
  locale: string,
): Promise<boolean> {
  await dropTakenBack(deployment);
  await new Promise<void>((resolve) => whenIdle(resolve));
  const needed = await neededFiles(deployment, locale);
  if (!needed) return false;
  const missing = new Map<string, [string, string][]>();
  for (const build of needed.builds) {
    const files = await missingFiles(build);
    if (files.length > 0) missing.set(build.cache, files);
  }
  if (missing.size > 0 && !canTakeAlong()) return false;
  const page = (await startsFrom(text))
    ? null
    : await fetchStartPage(text, deployment, needed.page);
  const fetched = new Map<string, Awaited<ReturnType<typeof fetchFiles>>>();
  for (const [cache, files] of missing) fetched.set(cache, await fetchFiles(files));
  await storeFiles(fetched);
  if (page) await keepStartPage(page);
  await dropUnheld(deployment);
  return true;
}
