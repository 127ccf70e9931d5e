import { dirtyOwners } from '@portal/platform/guarding/manage';
import { isCallFailure } from '@portal/platform/http';
import { startI18n } from '@portal/platform/i18n/manage';
import { startSession } from '@portal/platform/session/manage';
import { createRoot, type Root } from 'react-dom/client';
import { DeploymentFailure } from '../deployment/deployment-failure.ts';
import { followDeployment } from '../deployment/follow-deployment.ts';
import { readDeployment } from '../deployment/read-deployment.ts';
import { runDeployment } from '../deployment/running-deployment.ts';
import { offerIntegrity } from '../federation/integrity.ts';
import { registerOwnHashes } from '../federation/own-files.ts';
import { DownloadFailure } from '../files/download-failure.ts';
import { startLoader } from '../frame/loader-queues.ts';
import { watchInstallOffer } from '../install/install-offer.ts';
import { reportStrayErrors } from '../loading/report-stray-errors.ts';
import { startPopups } from '../overlays/popup-queue.ts';
import { storeAddressOverrides } from '../overrides/overrides.ts';
import { prefetchLinks } from '../screens/prefetch/prefetch-links.ts';
import { startExpiredUser } from '../session/expired-user.ts';
import { hideInBfcache } from '../session/hide-in-bfcache.ts';
import { refreshUser } from '../session/refresh-user.ts';
import { startSessionCheck } from '../session/session-check.ts';
import { followLanguage, startLanguage } from '../words/language.ts';
import { addEnglish } from '../words/load-words.ts';
import { applyDeployment } from './apply-deployment.ts';
import { BootFailure } from './boot-failure.tsx';
import { switchLanguageOnFailure } from './failure-words.ts';
import { followBus, watchConnectivity } from './follow-bus.ts';
import { followNavigation } from './follow-navigation.ts';
import { createRouter, Portal } from './portal.tsx';
import { watchAddressLength } from './watch-address-length.ts';

/** Starts the portal in the given element: deployment, texts, session, page. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  storeAddressOverrides();
  startI18n();
  addEnglish();
  startSession();
  startPopups();
  startExpiredUser();
  hideInBfcache();
  startLoader();
  watchInstallOffer();
  offerIntegrity();
  registerOwnHashes();
  reportStrayErrors();
  await attempt(root);
}

/**
 * Whether no server answered. A server that restarts is back within seconds; other problems do not
 * go away by themselves.
 */
const isUnanswered = (cause: unknown): boolean =>
  isCallFailure(cause) ||
  cause instanceof DownloadFailure ||
  (cause instanceof DeploymentFailure && cause.problem === 'unreachable');

/** Milliseconds before a retry: 3 s at first, doubled after each try, at most 30 s. */
const pauseAfter = (tries: number): number => Math.min(30_000, 3000 * 2 ** tries);

/**
 * Starts everything that depends on the server. Retried on the user's request, and by itself if no
 * server answered.
 */
async function attempt(root: Root, tries = 0): Promise<void> {
  try {
    const read = await readDeployment(tries);
    applyDeployment(read.deployment);
    await startLanguage(read.deployment);
    const deployment = runDeployment(read.deployment, dirtyOwners);
    deployment.subscribe(() => applyDeployment(deployment.current()));
    startSessionCheck();
    refreshUser();
    watchConnectivity();
    followLanguage();
    const router = createRouter();
    followBus(router);
    followNavigation(router, deployment);
    watchAddressLength(router);
    followDeployment(deployment, read);
    prefetchLinks(deployment);
    root.render(<Portal deployment={deployment} router={router} />);
  } catch (cause) {
    console.error('The portal did not start', cause);
    await switchLanguageOnFailure();
    const problem = cause instanceof DeploymentFailure ? cause.problem : null;
    // Only a newer shell can read a newer schema.
    const retry = () => {
      window.clearTimeout(timer);
      if (problem === 'newer') location.reload();
      else void attempt(root, tries + 1);
    };
    const timer = isUnanswered(cause) ? window.setTimeout(retry, pauseAfter(tries)) : undefined;
    root.render(<BootFailure problem={problem} onRetry={retry} />);
  }
}
