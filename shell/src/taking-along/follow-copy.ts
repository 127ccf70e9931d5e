import { bus, languageChanged } from '@portal/platform/bus';
import { deploymentOfText } from '../deployment/deployment-of-text.ts';
import { copyText, onDeploymentRead } from '../deployment/last-good-copy.ts';
import { shellVersion } from '../deployment/shell-build.ts';
import { isDeveloped } from '../files/build-files.ts';
import { holdBuild } from '../loading/running-builds.ts';
import { shownLocale } from '../words/language.ts';
import { takeAlong } from './take-along.ts';
import { registerWorker, removeWorker } from './worker-registration.ts';

/** One page at a time takes along, for all that are open. */
const lock = 'portal taking along';

/** What did not work is tried again after so long (milliseconds). */
const pause = 60_000;

/**
 * Takes along what the newest deployment of this browser needs, from now on and whenever that or the
 * language changes. Where it wants no worker, nothing is left of one.
 *
 * @returns stops that
 */
export function followCopy(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  const work = () => {
    clearTimeout(timer);
    working = working.then(takeNewest).catch((cause: unknown) => {
      console.warn('The portal could not be taken along', cause);
      timer = setTimeout(work, pause);
    });
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
  if (!deployment.features.offline || isDeveloped({ version: shellVersion })) return removeWorker();
  if (!(await registerWorker())) return;
  await navigator.locks.request(lock, () => takeAlong(text, deployment, shownLocale()));
}
