import { type Deployment, parseDeployment } from '@portal/platform/remote';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { fleetCommandLine, type RepeatedOptions } from '../site/fleet-command-line.ts';
import type { Publication } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { baseProblems, pathsUnderBases } from './api-bases.ts';
import { damage, type KnownBuild } from './damage.ts';
import { readPublishedRemote, readPublishedShell } from './published-builds.ts';
import { refusals } from './refusals.ts';
import { readRegion } from './region.ts';

/** A region and its site. */
export interface RegionSite {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  /** Address of the sign-in page. */
  readonly signIn: string;
  /** Folder of the region files; the portal's own by default. */
  readonly regionsDir?: string;
  /** Options to repeat in commands suggested to the user. */
  readonly asked?: RepeatedOptions;
}

interface Composition extends RegionSite {
  /** The builds that the region may run: a shell and its remotes, all published in the site. */
  readonly builds: readonly Publication[];
  /** Previously deployed builds, whose hashes are used to verify the site's files. */
  readonly known?: readonly KnownBuild[];
}

/** A region that cannot be deployed, with one reason per line. */
export class ComposeRefused extends Refused {
  override readonly name = 'ComposeRefused';

  constructor(region: string, reasons: readonly string[]) {
    super(`${region} cannot be deployed`, reasons);
  }
}

/**
 * Resolves a whole region: its builds and its settings. Writes nothing.
 *
 * @throws ComposeRefused when the parts do not fit together
 */
export async function compose(options: Composition): Promise<Deployment> {
  const { siteDir, region: name, signIn, builds, regionsDir, known = [], asked } = options;
  const { remotes: _, links, ...region } = await readRegion(name, regionsDir);
  const shellBuild = builds.find(({ kind }) => kind === 'shell');
  if (!shellBuild)
    throw new ComposeRefused(name, [
      `there is no shell: ${fleetCommandLine('publish', 'shell', asked)}`,
    ]);
  const { manifest: shell, integrity } = await readPublishedShell(siteDir, shellBuild);
  const published = await Promise.all(
    builds
      .filter((build) => build.kind === 'remote')
      .map((build) => readPublishedRemote(siteDir, build)),
  );
  const entries = published.map(({ entry }) => entry);
  const reasons = [
    ...baseProblems(region.api),
    ...pathsUnderBases(region.api, entries),
    ...defaultLanguageProblems(region.default_language, shell),
    ...refusals(published, shell),
    ...(await damage(published, known)),
  ];
  if (reasons.length > 0) throw new ComposeRefused(name, reasons);
  return parseDeployment({
    schema: 1,
    region: name,
    ...region,
    contract: shell.contract,
    shell: {
      version: shell.version,
      locales: `/shell/${shell.version}/locales/`,
      languages: shell.languages,
      ...(integrity !== undefined && { integrity }),
    },
    links: { sign_in: signIn, ...links },
    remotes: entries.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  });
}

/**
 * Returns a problem if the shell does not support the region's default language. A regional variant
 * is fine if the shell has the base language, whose texts it then uses.
 */
function defaultLanguageProblems(language: string, { languages }: ShellManifest): string[] {
  if (languages.some((spoken) => spoken.slice(0, 2) === language.slice(0, 2))) return [];
  return [
    `the region's default_language is ${language}, and the shell speaks ${languages.join(', ')}: choose one of these, or teach the shell that one`,
  ];
}
