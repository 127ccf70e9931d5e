import type { Page } from '@playwright/test';

/** What the tests read and write of a remote in a deployment. */
export interface DeployedRemote {
  name: string;
  version: string;
  url: string;
  integrity: string;
  contract: string;
  entry?: { file: string; integrity: string };
  pages?: Record<string, string[]>;
  previous?: Omit<DeployedRemote, 'name' | 'previous' | 'taken_back'>[];
  taken_back?: string[];
}

/** What the tests read and write of a deployment. */
export interface Deployment {
  region: string;
  shell: { version: string };
  remotes: DeployedRemote[];
  loading?: Record<string, number>;
  overrides?: boolean;
  features?: Record<string, boolean>;
}

/** Budgets that a test can wait for, and that a busy machine keeps, in milliseconds. */
export const shortBudgets = { stall: 1000, slow: 300, total: 20_000, retry: 50 };

/** Lets this page alone read the deployment with a change. */
export async function changeDeployment(
  page: Page,
  change: (deployment: Deployment) => void,
): Promise<void> {
  await page.route('**/deployment.json', async (route) => {
    const response = await route.fetch();
    const deployment: Deployment = await response.json();
    change(deployment);
    await route.fulfill({ response, json: deployment });
  });
}

/** The entry of a remote. */
export function remoteIn({ remotes }: Deployment, name: string): DeployedRemote {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`The deployment has no ${name}`);
  return remote;
}
