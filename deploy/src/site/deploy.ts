import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { publishedDir } from './publish.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Points a site at a deployment: replaces the shell's root files, then `deployment.json`, each
 * atomically. All builds they name must already be published.
 */
export async function deploy(deployment: Deployment, siteDir: string): Promise<void> {
  const { version } = deployment.shell;
  const shell = publishedDir(siteDir, { kind: 'shell', name: 'shell', version });
  const atRoot = {
    'index.html': 'index.html',
    'manifest.webmanifest': 'manifest.webmanifest',
    // Browsers check for a new service worker at each visit: this one removes it if offline use is
    // switched off.
    'sw.js': deployment.features.offline ? 'sw.js' : 'sw-off.js',
  };
  for (const [file, source] of Object.entries(atRoot)) {
    const from = path.join(shell, source);
    // Earlier versions of the shell have only a page.
    if (file === 'index.html' || existsSync(from))
      await writeAtomically(path.join(siteDir, file), await readFile(from, 'utf8'));
  }
  await writeAtomically(path.join(siteDir, 'deployment.json'), deploymentText(deployment));
}

/** The text of a deployment file. */
export const deploymentText = (deployment: Deployment): string =>
  `${JSON.stringify(deployment, null, 1)}\n`;
