import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { examineFile } from '../gateway/usable-deployment.ts';
import { fleetCommandLine, type RepeatedOptions } from '../site/fleet-command-line.ts';
import { Refused } from '../site/refused.ts';

/** A site and its region. */
export interface SiteOfRegion {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  /** Options to repeat in commands suggested to users. */
  readonly asked?: RepeatedOptions;
}

const fileOf = (siteDir: string): string => path.join(siteDir, 'deployment.json');

/** State of a site's deployment file: a deployment, no file, or one that no browser can use. */
type SiteContent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'deployment'; readonly deployment: Deployment }
  | { readonly kind: 'damaged'; readonly because: string }
  | { readonly kind: 'newer'; readonly because: string };

async function readSite(siteDir: string): Promise<SiteContent> {
  const content = await readFile(fileOf(siteDir)).catch(() => undefined);
  if (!content) return { kind: 'nothing' };
  const found = examineFile(content);
  if ('deployment' in found) {
    const [malformed] = found.leftOut;
    return malformed
      ? { kind: 'damaged', because: `the remote ${malformed.name} at "${malformed.problem}"` }
      : { kind: 'deployment', deployment: found.deployment };
  }
  return { kind: found.problem === 'newer' ? 'newer' : 'damaged', because: found.because };
}

/**
 * Reads a site in order to change it.
 *
 * @throws Refused if the site is not a folder, or its deployment has a schema that this checkout
 * does not know
 */
async function readKnownSite(siteDir: string) {
  const facts = await stat(siteDir).catch(() => undefined);
  if (facts && !facts.isDirectory()) {
    throw new Refused(`${siteDir} is a file, and a site is a folder`, ['name another with --site']);
  }
  const found = await readSite(siteDir);
  if (found.kind !== 'newer') return found;
  throw new Refused(`${fileOf(siteDir)} is ${found.because}, and this checkout writes schema 1`, [
    'deploy from a newer checkout, or remove the file',
  ]);
}

const damageIn = (siteDir: string, because: string): string =>
  `${fileOf(siteDir)} is damaged (${because})`;

/**
 * Checks whether a site may be used for a region.
 *
 * @returns a sentence for users if its deployment is damaged and will be replaced
 * @throws Refused if it runs another region, or has a schema that this checkout does not know
 */
export async function damageToReplace({
  siteDir,
  region,
}: SiteOfRegion): Promise<string | undefined> {
  const found = await readKnownSite(siteDir);
  if (found.kind === 'deployment' && found.deployment.region !== region) {
    throw new Refused(`${siteDir} runs ${found.deployment.region} and not ${region}`, [
      `name the site of ${region} with --site, or remove ${fileOf(siteDir)} to let ${region} take this one`,
    ]);
  }
  return found.kind === 'damaged'
    ? `${damageIn(siteDir, found.because)}: it is written anew; entries by hand are lost.`
    : undefined;
}

/**
 * The deployment that a region runs in a site.
 *
 * @throws Refused if there is none of the region, or browsers cannot use it
 */
export async function runningDeployment(site: SiteOfRegion): Promise<Deployment> {
  const { siteDir, region, asked } = site;
  const found = await readKnownSite(siteDir);
  if (found.kind === 'damaged') {
    throw new Refused(damageIn(siteDir, found.because), [
      'browsers stay on the last good copy that they have, and new ones show why they cannot start',
      `write it anew with what is published: ${fleetCommandLine('deploy', region, asked)}`,
      `or with what ran: ${fleetCommandLine('repair', region, asked)}`,
    ]);
  }
  if (found.kind === 'deployment' && found.deployment.region === region) return found.deployment;
  throw new Refused(`Nothing of ${region} runs in ${siteDir}`, [
    found.kind === 'nothing'
      ? `deploy it: ${fleetCommandLine('deploy', region, asked)}`
      : `it runs ${found.deployment.region}: name the site of ${region} with --site`,
  ]);
}

/** The deployment of a site; undefined if it has none of the region, or an unusable one. */
export async function readDeployment(
  siteDir: string,
  region?: Deployment['region'],
): Promise<Deployment | undefined> {
  const found = await readSite(siteDir);
  if (found.kind !== 'deployment') return undefined;
  const { deployment } = found;
  return region === undefined || deployment.region === region ? deployment : undefined;
}
