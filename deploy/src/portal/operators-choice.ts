import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDeployment, type Deployment } from '@portal/platform/remote';
import { type Publication, publishedDir } from '../publish/publish.ts';
import { writeWhole } from '../publish/write-whole.ts';

/**
 * `composed.json` of a site: the version of each remote that the last start took from its checkout.
 * An entry of `deployment.json` with another version was put there by hand.
 */
type Composed = Readonly<Record<string, string>>;

const composedFile = (siteDir: string): string => path.join(siteDir, 'composed.json');

/** What a development that was broken off left behind is nobody's choice. */
const isDevelopment = ({ version }: Publication): boolean => version.endsWith('-dev');

interface Question {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  /** The remotes of the checkout. */
  readonly remotes: readonly Publication[];
  /** Remotes that the region leaves out, whoever put them in. */
  readonly exclude: readonly string[];
  /** Takes a line about each remote that an operator chose. */
  readonly report: (line: string) => void;
}

/**
 * The remotes that a start lets a region run. They follow the checkout, apart from those whose entry
 * in the deployment an operator replaced or added by hand: such a one stays while its build is in
 * the site. An entry that was removed comes back, from the checkout; so follow all of them where the
 * site has no valid deployment of the region, or nothing tells what the last start composed.
 */
export async function remotesToRun(question: Question): Promise<readonly Publication[]> {
  const { siteDir, remotes, exclude, report } = question;
  const composed = await readComposed(siteDir);
  const chosen = (composed ? await deployedRemotes(question) : []).filter(
    (entry) =>
      entry.version !== composed?.[entry.name] &&
      !remotes.some(({ name, version }) => name === entry.name && version === entry.version) &&
      !exclude.includes(entry.name) &&
      !isDevelopment(entry),
  );
  const kept = chosen.filter((entry) => {
    const { name, version } = entry;
    const isThere = existsSync(path.join(publishedDir(siteDir, entry), 'remote.json'));
    report(
      isThere
        ? `${name} stays at ${version}, as deployment.json says; remove its entry to follow the sources.`
        : `${name} follows the sources: the site has no build ${version}, which deployment.json names.`,
    );
    return isThere;
  });
  const followed = remotes.filter((remote) => !kept.some(({ name }) => name === remote.name));
  return [...followed, ...kept];
}

/** Remembers what the checkout held, also of a remote whose entry stayed as an operator chose it. */
export async function rememberComposed(
  siteDir: string,
  remotes: readonly Publication[],
): Promise<void> {
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  await writeWhole(composedFile(siteDir), `${JSON.stringify(versions, null, 1)}\n`);
}

async function readComposed(siteDir: string): Promise<Composed | undefined> {
  const value = await readJson(composedFile(siteDir));
  return isComposed(value) ? value : undefined;
}

const isComposed = (value: unknown): value is Composed =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((version) => typeof version === 'string');

async function deployedRemotes({ siteDir, region }: Question): Promise<readonly Publication[]> {
  const found = checkDeployment(await readJson(path.join(siteDir, 'deployment.json')));
  if (!found.ok || found.deployment.region !== region) return [];
  return found.deployment.remotes.map(({ name, version }) => ({ kind: 'remote', name, version }));
}

/** A file that is missing or broken says nothing. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
