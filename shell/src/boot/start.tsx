import { configureHttp } from '@portal/platform/http/manage';
import { startI18n } from '@portal/platform/i18n/manage';
import { startSession } from '@portal/platform/session/manage';
import { createRoot } from 'react-dom/client';
import { DeploymentFailure, readDeployment } from '../deployment/read-deployment.ts';
import { startLoader } from '../frame/loader-queues.ts';
import { startPopups } from '../frame/popup-queue.ts';
import { refreshUser } from '../session/refresh-user.ts';
import { startSessionCheck } from '../session/session-check.ts';
import { startLanguage } from '../words/language.ts';
import { addEnglish, addLabels } from '../words/load-words.ts';
import { BootFailure } from './boot-failure.tsx';
import { followBus, watchConnectivity } from './follow-bus.ts';
import { createRouter, Portal } from './portal.tsx';

/** Starts the portal in the given element: deployment, words, session, page. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  try {
    startI18n();
    addEnglish();
    startSession();
    startPopups();
    startLoader();
    const deployment = await readDeployment();
    configureHttp({ bases: deployment.api });
    addLabels(deployment);
    await startLanguage(deployment);
    startSessionCheck();
    refreshUser();
    watchConnectivity();
    const router = createRouter();
    followBus(router);
    root.render(<Portal deployment={deployment} router={router} />);
  } catch (cause) {
    console.error('The portal did not start', cause);
    const noDeployment = cause instanceof DeploymentFailure;
    root.render(<BootFailure messageKey={noDeployment ? 'boot.no_deployment' : 'boot.failed'} />);
  }
}
