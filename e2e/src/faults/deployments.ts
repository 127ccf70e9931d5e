import type { Page } from '@playwright/test';

/** The fields of a deployed remote that tests read and write. */
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

/** The fields of a deployment that tests read and write. */
export interface Deployment {
  region: string;
  shell: { version: string };
  remotes: DeployedRemote[];
  loading?: Record<string, number>;
  overrides?: boolean;
  features?: Record<string, boolean>;
}

/** Loading budgets in milliseconds, short enough for tests and long enough for a busy machine. */
export const shortBudgets = { stall: 1000, slow: 300, total: 20_000, retry: 50 };

/** Changes the deployment for this page only. */
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
