import { bus, languageChanged } from '@portal/platform/bus';
import { deploymentOfText } from '../deployment/deployment-of-text.ts';
import { copyText, onDeploymentRead } from '../deployment/last-good-copy.ts';
import { shellVersion } from '../deployment/shell-build.ts';
import { isInDevelopment } from '../files/build-files.ts';
import { holdBuild } from '../loading/running-builds.ts';
import { readOverrides } from '../overrides/overrides.ts';
import { shownLocale } from '../words/language.ts';
import { cacheForOffline } from './cache-for-offline.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

/** Lock that lets one page at a time do the caching for all open pages. */
const lock = 'portal taking along';

/** Milliseconds before a retry: 10 s at first, doubled after each failure, at most 10 min. */
const pauseAfter = (failures: number): number => Math.min(10 * 60_000, 10_000 * 2 ** failures);

/**
 * Caches what the newest deployment in this browser needs offline, now and whenever the deployment
 * or the language changes. If the deployment wants no worker, removes everything.
 *
 * @returns stops that
 */
export function maintainOfflineCache(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  let failures = 0;
  const attempt = async () => {
    try {
      await cacheNewest();
      failures = 0;
    } catch (cause) {
      console.warn('The portal could not be taken along', cause);
      timer = setTimeout(work, pauseAfter(failures));
      failures += 1;
    }
  };
  const work = () => {
    clearTimeout(timer);
    working = working.then(attempt);
  };
  const letGo = holdBuild({ name: 'shell', version: shellVersion });
  const stopReads = onDeploymentRead(work);
  const words = bus.on(languageChanged).subscribe(work);
  addEventListener('online', work);
  work();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', work);
    words.unsubscribe();
    stopReads();
    letGo();
  };
}

/** Uses the newest copy read by any page: an older one in this page no longer counts. */
async function cacheNewest(): Promise<void> {
  const text = copyText();
  if (text === null) return;
  const { deployment } = deploymentOfText(text);
  // A tab with overrides leaves caching to the others.
  if (deployment.overrides && Object.keys(readOverrides()).length > 0) return;
  if (!deployment.features.offline || isInDevelopment({ version: shellVersion }))
    return removeWorker();
  if (!(await registerWorker())) return;
  await navigator.locks.request(lock, () => cacheForOffline(text, deployment, shownLocale()));
}
