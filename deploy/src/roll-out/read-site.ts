import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDeployment, type Deployment } from '@portal/platform/remote';
import { Refused } from '../publish/refused.ts';

const fileOf = (siteDir: string): string => path.join(siteDir, 'deployment.json');

/** What lies in a site: a deployment of some region, none, or a file that is damaged. */
type SiteContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'deployment'; readonly deployment: Deployment }
  /** A sentence says what is wrong with the file. */
  | { readonly kind: 'damaged'; readonly sentence: string };

/** @throws Refused when the deployment is of a schema that this checkout does not know */
async function readSite(siteDir: string): Promise<SiteContent> {
  const file = fileOf(siteDir);
  if (!existsSync(file)) return { kind: 'nothing' };
  const value = await readJson(file);
  const { schema } = Object(value);
  if (Number(schema) > 1) {
    throw new Refused(`${file} is of schema ${schema}, and this checkout writes schema 1`, [
      'deploy from a newer checkout, or remove the file',
    ]);
  }
  const found = checkDeployment(value);
  return found.ok
    ? { kind: 'deployment', deployment: found.deployment }
    : { kind: 'damaged', sentence: `${file} is damaged (${found.problem || 'no JSON'})` };
}

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
  const found = await readSite(siteDir);
  if (found.kind === 'deployment' && found.deployment.region !== region) {
    throw new Refused(`${siteDir} runs ${found.deployment.region} and not ${region}`, [
      `name the site of ${region} with --site, or remove ${fileOf(siteDir)} to let ${region} take this one`,
    ]);
  }
  return found.kind === 'damaged'
    ? `${found.sentence}: it is written anew, without good builds before.`
    : undefined;
}

/**
 * The deployment that a region runs in a site.
 *
 * @throws Refused when nothing of the region runs there, or nobody can tell what does
 */
export async function runningDeployment(
  siteDir: string,
  region: Deployment['region'],
): Promise<Deployment> {
  const found = await readSite(siteDir);
  if (found.kind === 'damaged') {
    throw new Refused(found.sentence, [
      'browsers stay on the last good copy that they have, and new ones show why they cannot start',
      `write it anew: npm run fleet -- deploy ${region}`,
    ]);
  }
  if (found.kind === 'deployment' && found.deployment.region === region) return found.deployment;
  throw new Refused(`Nothing of ${region} runs in ${siteDir}`, [
    found.kind === 'nothing'
      ? `deploy it: npm run fleet -- deploy ${region}`
      : `it runs ${found.deployment.region}: name the site of ${region} with --site`,
  ]);
}

/** The deployment of a site; undefined when it has none of the region, or none that can be read. */
export async function readDeployment(
  siteDir: string,
  region?: Deployment['region'],
): Promise<Deployment | undefined> {
  const found = checkDeployment(await readJson(fileOf(siteDir)));
  if (!found.ok) return undefined;
  const { deployment } = found;
  return region === undefined || deployment.region === region ? deployment : undefined;
}

/** A file that is missing or broken says nothing. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
