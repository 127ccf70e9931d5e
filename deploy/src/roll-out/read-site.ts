import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDeployment, type Deployment } from '@portal/platform/remote';

/** The deployment of a site; undefined when it has none of the region, or none that can be read. */
export async function readDeployment(
  siteDir: string,
  region: Deployment['region'],
): Promise<Deployment | undefined> {
  const found = checkDeployment(await readJson(path.join(siteDir, 'deployment.json')));
  return found.ok && found.deployment.region === region ? found.deployment : undefined;
}

/** A file that is missing or broken says nothing. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
