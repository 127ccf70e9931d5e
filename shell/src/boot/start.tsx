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
import { knowOwnFiles } from '../federation/own-files.ts';
import { DownloadFailure } from '../files/download-failure.ts';
import { startLoader } from '../frame/loader-queues.ts';
import { watchInstallOffer } from '../install/install-offer.ts';
import { tellStrayErrors } from '../loading/tell-stray-errors.ts';
import { startPopups } from '../overlays/popup-queue.ts';
import { takeOverrides } from '../overrides/overrides.ts';
import { prefetchLinks } from '../screens/prefetch/prefetch-links.ts';
import { startExpiredUser } from '../session/expired-user.ts';
import { hideWhileAway } from '../session/hide-while-away.ts';
import { refreshUser } from '../session/refresh-user.ts';
import { startSessionCheck } from '../session/session-check.ts';
import { followLanguage, startLanguage } from '../words/language.ts';
import { addEnglish } from '../words/load-words.ts';
import { applyDeployment } from './apply-deployment.ts';
import { BootFailure } from './boot-failure.tsx';
import { speakOnFailure } from './failure-words.ts';
import { followBus, watchConnectivity } from './follow-bus.ts';
import { followNavigation } from './follow-navigation.ts';
import { createRouter, Portal } from './portal.tsx';
import { watchAddressLength } from './watch-address-length.ts';

/** Starts the portal in the given element: deployment, words, session, page. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  takeOverrides();
  startI18n();
  addEnglish();
  startSession();
  startPopups();
  startExpiredUser();
  hideWhileAway();
  startLoader();
  watchInstallOffer();
  offerIntegrity();
  knowOwnFiles();
  tellStrayErrors();
  await attempt(root);
}

/** A server that is started again is back within seconds; what else is wrong does not pass by itself. */
const foundNobody = (cause: unknown): boolean =>
  isCallFailure(cause) ||
  cause instanceof DownloadFailure ||
  (cause instanceof DeploymentFailure && cause.problem === 'unreachable');

/** Milliseconds: 3 s at first, twice as long after each try, at most half a minute. */
const pauseAfter = (tries: number): number => Math.min(30_000, 3000 * 2 ** tries);

/** What depends on the server. It is tried again when somebody asks for it, and when nobody answered. */
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
    await speakOnFailure();
    const problem = cause instanceof DeploymentFailure ? cause.problem : null;
    // Only a newer shell reads a newer schema.
    const retry = () => {
      window.clearTimeout(timer);
      if (problem === 'newer') location.reload();
      else void attempt(root, tries + 1);
    };
    const timer = foundNobody(cause) ? window.setTimeout(retry, pauseAfter(tries)) : undefined;
    root.render(<BootFailure problem={problem} onRetry={retry} />);
  }
}
