import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDeployment, type Deployment } from '@portal/platform/remote';
import { Refused } from '../publish/refused.ts';

/**
 * Looks whether a site may be given to a region.
 *
 * @returns a sentence for people when its deployment is damaged and will be replaced
 * @throws Refused when it runs another region, or is of a schema that this checkout does not know
 */
export async function damageToReplace(
  siteDir: string,
  region: Deployment['region'],
): Promise<string | undefined> {
  const file = path.join(siteDir, 'deployment.json');
  if (!existsSync(file)) return undefined;
  const value = await readJson(file);
  const found = checkDeployment(value);
  const { schema } = Object(value);
  if (found.ok && found.deployment.region !== region) {
    throw new Refused(`${siteDir} runs ${found.deployment.region} and not ${region}`, [
      `name the site of ${region} with --site, or remove ${file} to let ${region} take this one`,
    ]);
  }
  if (Number(schema) > 1) {
    throw new Refused(`${file} is of schema ${schema}, and this checkout writes schema 1`, [
      'deploy from a newer checkout, or remove the file',
    ]);
  }
  return found.ok
    ? undefined
    : `${file} is damaged (${found.problem || 'no JSON'}): it is written anew, without good builds before.`;
}

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
