import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import { deployedRemoteSchema, deploymentSchema } from '@portal/platform/remote/schema';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { ownValue } from '../build/own-value.ts';
import { Refused } from '../site/refused.ts';
import { writeAtomically } from '../site/write-atomically.ts';

const byRemote = (description: string) =>
  Type.Record(Type.String(), Type.String(), { description });

const schema = Type.Object({
  region: deploymentSchema.properties.region,
  taken: byRemote(
    'The version that the last deployment took: an entry with another one was made by hand.',
  ),
  since: byRemote('When the version that runs came, as an ISO date.'),
  rolled_back: Type.Record(
    Type.String(),
    Type.Object({ to: Type.String(), from: Type.Array(Type.String()) }),
    {
      description:
        'The builds `from` were found bad: `to` runs in their place until a newer one is published.',
    },
  ),
  checkout: Type.Array(Type.String(), { description: 'The remotes of the last start.' }),
  gone: byRemote('Remotes that left the checkout, with the date.'),
  shell: Type.Optional(
    Type.String({ description: 'The shell that runs, should deployment.json be damaged.' }),
  ),
  builds: Type.Optional(
    Type.Record(Type.String(), Type.Array(deployedRemoteSchema.properties.previous.items), {
      description: 'The builds that each remote runs and ran, should deployment.json be damaged.',
    }),
  ),
});

/** `decisions.json` of a site: what a deployment must know in addition to `deployment.json`. */
export type Decisions = Static<typeof schema>;

const file = (siteDir: string): string => path.join(siteDir, 'decisions.json');

/**
 * The decisions for a region. Without a file, or with one of another region, there are none: the
 * running versions count as those of the last deployment.
 *
 * @throws Refused if the file is damaged, because the builds that were found bad are not known then
 */
export async function readDecisions(
  siteDir: string,
  region: Deployment['region'],
  running: Deployment | undefined,
): Promise<Decisions> {
  const value = await readWritten(file(siteDir));
  if (value?.region === region) return value;
  const versions = (running?.remotes ?? []).map(({ name, version }) => [name, version]);
  const taken: Decisions['taken'] = Object.fromEntries(versions);
  return { region, taken, since: {}, rolled_back: {}, checkout: [], gone: {} };
}

async function readWritten(path: string): Promise<Decisions | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (Check(schema, value)) return value;
  throw new Refused(
    `${path} is damaged, and with it what is known of builds that were taken back`,
    [
      'put a good copy of the file there; or remove it, and every build counts as good: ' +
        'pin those remotes first whose newest build is bad',
    ],
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const writeDecisions = (siteDir: string, decisions: Decisions): Promise<void> =>
  writeAtomically(file(siteDir), `${JSON.stringify(decisions, null, 1)}\n`);

/**
 * Since when the shell and each remote run the version in a deployment.
 *
 * @param before the former deployment; undefined if it is not known
 */
export function runningSinceAll(
  before: Deployment | undefined,
  after: Deployment,
  decisions: Decisions,
): Decisions['since'] {
  const earlier = before && versionsOf(before);
  const now = new Date().toISOString();
  return Object.fromEntries(
    [...versionsOf(after)].map(([name, version]) => {
      const ranOn = !earlier || earlier.get(name) === version;
      return [name, (ranOn && runningSince(name, version, decisions)) || now];
    }),
  );
}

/**
 * Since when a version runs; undefined if the last deployment ended with another one, as before an
 * edit by hand.
 */
export function runningSince(
  name: string,
  version: string,
  { since, shell, builds = {} }: Decisions,
): string | undefined {
  const left = name === 'shell' ? shell : ownValue(builds, name)?.[0]?.version;
  return left === undefined || left === version ? ownValue(since, name) : undefined;
}

const versionsOf = ({ shell, remotes }: Deployment): ReadonlyMap<string, string> =>
  new Map([
    ['shell', shell.version],
    ...remotes.map(({ name, version }): [string, string] => [name, version]),
  ]);
