import path from 'node:path';
import { platformName, sharedModules } from '../webpack/shared-modules.ts';
import { installedFor, versionInstalled } from './installed.ts';
import { type Lockfile, readLockfile } from './lockfile.ts';
import { portablePath } from './portable-path.ts';
import { isRemote, type Sources } from './sources.ts';

/**
 * Lists the libraries of a build as in the lockfile, one per line: those named by the files that go
 * in or that configure the build, as installed for the package of each file, with all their
 * dependencies. Installations for other packages therefore change nothing.
 */
export function librariesOf(
  { root, own, packages, facts, provided }: Sources,
  inputs: readonly string[],
): string[] {
  const lockfile = readLockfile(root, facts.of);
  return packages.flatMap(({ name, dir }) => {
    const importer = portablePath(root, dir);
    const files = inputs.filter((file) => file.startsWith(dir + path.sep));
    const mentions = files.flatMap((file) => facts.of(file).mentions);
    const named = new Set(mentions.filter((one) => !provided.has(one)).map(packageOf));
    const expected = isRemote(own) && name === platformName ? expectedOf(lockfile, importer) : [];
    return [...installedFor(lockfile, importer, named), ...expected];
  });
}

/** `@mantine/core/styles.css` is a file of `@mantine/core`. */
const packageOf = (mention: string) =>
  mention
    .split('/')
    .slice(0, mention.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Libraries that the page provides belong to the platform. They are not in a remote's build, but
 * its required range starts at the installed version, so this version counts.
 */
const expectedOf = (lockfile: Lockfile, platform: string) =>
  Object.values(sharedModules)
    .filter(({ packageName }) => packageName !== platformName)
    .map(
      ({ packageName }) => `${packageName} ${versionInstalled(lockfile, platform, packageName)}`,
    );
