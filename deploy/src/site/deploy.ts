import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { publishedDir } from './publish.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Points a site at a deployment: the page of its shell at the root, then `deployment.json`, each
 * replaced in one step. Everything that they name must be published already.
 */
export async function deploy(deployment: Deployment, siteDir: string): Promise<void> {
  const { version } = deployment.shell;
  const shell = publishedDir(siteDir, { kind: 'shell', name: 'shell', version });
  const page = await readFile(path.join(shell, 'index.html'), 'utf8');
  await writeWhole(path.join(siteDir, 'index.html'), page);
  await writeWhole(path.join(siteDir, 'deployment.json'), deploymentText(deployment));
}

/** How a deployment is written. */
export const deploymentText = (deployment: Deployment): string =>
  `${JSON.stringify(deployment, null, 1)}\n`;
