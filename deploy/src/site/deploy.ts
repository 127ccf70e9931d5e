import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { publishedDir } from './publish.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Points a site at a deployment: what its shell has at the root, then `deployment.json`, each
 * replaced in one step. Everything that they name must be published already.
 */
export async function deploy(deployment: Deployment, siteDir: string): Promise<void> {
  const { version } = deployment.shell;
  const shell = publishedDir(siteDir, { kind: 'shell', name: 'shell', version });
  const atRoot = {
    'index.html': 'index.html',
    'manifest.webmanifest': 'manifest.webmanifest',
    // Browsers look for another worker at each visit: so they lose it where pages no longer can.
    'sw.js': deployment.features.offline ? 'sw.js' : 'sw-off.js',
  };
  for (const [file, source] of Object.entries(atRoot)) {
    const from = path.join(shell, source);
    // Shells of earlier versions have a page alone.
    if (file === 'index.html' || existsSync(from))
      await writeWhole(path.join(siteDir, file), await readFile(from, 'utf8'));
  }
  await writeWhole(path.join(siteDir, 'deployment.json'), deploymentText(deployment));
}

/** How a deployment is written. */
export const deploymentText = (deployment: Deployment): string =>
  `${JSON.stringify(deployment, null, 1)}\n`;
