import { bus, languageChanged } from '@portal/platform/bus';
import { deploymentOfText } from '../deployment/deployment-of-text.ts';
import { copyText, onDeploymentRead } from '../deployment/last-good-copy.ts';
import { shellVersion } from '../deployment/shell-build.ts';
import { isDeveloped } from '../files/build-files.ts';
import { holdBuild } from '../loading/running-builds.ts';
import { readOverrides } from '../overrides/overrides.ts';
import { shownLocale } from '../words/language.ts';
import { takeAlong } from './take-along.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

/** One page at a time takes along, for all that are open. */
const lock = 'portal taking along';

/** What did not work is tried again: after ten seconds, and twice as long each time (milliseconds). */
const pauseAfter = (failures: number): number => Math.min(10 * 60_000, 10_000 * 2 ** failures);

/**
 * Takes along what the newest deployment of this browser needs, from now on and whenever that or the
 * language changes. Where it wants no worker, nothing is left of one.
 *
 * @returns stops that
 */
export function followCopy(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  let failures = 0;
  const attempt = async () => {
    try {
      await takeNewest();
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

/** Whichever page read it: what an older one still holds counts no more. */
async function takeNewest(): Promise<void> {
  const text = copyText();
  if (text === null) return;
  const { deployment } = deploymentOfText(text);
  // A tab that runs something else leaves it to others.
  if (deployment.overrides && Object.keys(readOverrides()).length > 0) return;
  if (!deployment.features.offline || isDeveloped({ version: shellVersion })) return removeWorker();
  if (!(await registerWorker())) return;
  await navigator.locks.request(lock, () => takeAlong(text, deployment, shownLocale()));
}
