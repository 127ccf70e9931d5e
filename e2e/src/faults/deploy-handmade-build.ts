import type { Page } from '@playwright/test';
import { changeDeployment, remoteIn, shortBudgets } from './deployments.ts';
import { type Handmade, serveHandmade } from './handmade-build.ts';

/** Version of a harmful build. */
export const badVersion = '9.9.9-badbuild';

interface InFrontOptions {
  /** Whether the deployed build is kept as the previous one. */
  readonly keepsBefore: boolean;
  readonly loading?: Record<string, number>;
}

/** Deploys a handmade build of the dashboard for this page only. */
export async function deployHandmadeBuild(
  page: Page,
  build: Omit<Handmade, 'version'>,
  { keepsBefore, loading }: InFrontOptions,
): Promise<void> {
  const replace = await serveHandmade(page, 'dashboard', { version: badVersion, ...build });
  await changeDeployment(page, (deployment) => {
    deployment.loading = { ...shortBudgets, ...loading };
    for (const remote of deployment.remotes) remote.previous = [];
    const { version, url, integrity, contract, entry, pages } = remoteIn(deployment, 'dashboard');
    replace(deployment);
    const before = {
      ...{ version, url, integrity, contract },
      ...(entry && { entry }),
      ...(pages && { pages }),
    };
    if (keepsBefore) remoteIn(deployment, 'dashboard').previous = [before];
  });
}

/**
 * Exposed module of a handmade build: the dashboard's page, a component made with React's global.
 */
export const dashboardPage = (component: string): string =>
  `{ default: { pages: { 'fleet-dashboard': async () => ({ default: ${component} }) } } }`;
