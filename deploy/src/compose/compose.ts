import { type Deployment, parseDeployment } from '@portal/platform/remote';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { type Asked, command } from '../site/command.ts';
import type { Publication } from '../site/publish.ts';
import { Refused } from '../site/refused.ts';
import { baseProblems, pathsUnderBases } from './api-bases.ts';
import { damage, type KnownBuild } from './damage.ts';
import { readPublishedRemote, readPublishedShell } from './published-builds.ts';
import { refusals } from './refusals.ts';
import { readRegion } from './region.ts';

/** A region, and the site that shows it. */
export interface RegionSite {
  readonly siteDir: string;
  readonly region: Deployment['region'];
  /** Address of the sign-in page. */
  readonly signIn: string;
  /** Where the regions are described; the portal's own folder unless told otherwise. */
  readonly regionsDir?: string;
  /** What commands that are named to people ask for besides. */
  readonly asked?: Asked;
}

interface Composition extends RegionSite {
  /** What the region may run: a shell and its remotes, all published in the site. */
  readonly builds: readonly Publication[];
  /** Builds that were deployed before, by whose hashes what lies in the site is believed. */
  readonly known?: readonly KnownBuild[];
}

/** A region that cannot run what it was given; a line for each reason. */
export class ComposeRefused extends Refused {
  override readonly name = 'ComposeRefused';

  constructor(region: string, reasons: readonly string[]) {
    super(`${region} cannot be deployed`, reasons);
  }
}

/**
 * Resolves a whole region: what it runs, with what settings. Writes nothing.
 *
 * @throws ComposeRefused when the parts do not fit together
 */
export async function compose(options: Composition): Promise<Deployment> {
  const { siteDir, region: name, signIn, builds, regionsDir, known = [], asked } = options;
  const { remotes: _, links, ...region } = await readRegion(name, regionsDir);
  const shellBuild = builds.find(({ kind }) => kind === 'shell');
  if (!shellBuild)
    throw new ComposeRefused(name, [`there is no shell: ${command('publish', 'shell', asked)}`]);
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
    ...spokenByNobody(region.default_language, shell),
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

/** A variety of a language that the shell speaks does: it says the same in the shell's words. */
function spokenByNobody(language: string, { languages }: ShellManifest): string[] {
  if (languages.some((spoken) => spoken.slice(0, 2) === language.slice(0, 2))) return [];
  return [
    `the region's default_language is ${language}, and the shell speaks ${languages.join(', ')}: choose one of these, or teach the shell that one`,
  ];
}
