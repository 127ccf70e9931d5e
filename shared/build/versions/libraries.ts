import path from 'node:path';
import { platformName, sharedModules } from '../webpack/shared-modules.ts';
import { installedFor, versionInstalled } from './installed.ts';
import { type Lockfile, readLockfile } from './lockfile.ts';
import { portable } from './portable.ts';
import { isRemote, type Sources } from './sources.ts';

/**
 * What a build takes from the lockfile, a line for each library: those that the files name which go
 * in or say how it is built, as installed for the package that a file belongs to, with everything
 * that these need. So what is installed for somebody else changes nothing.
 */
export function librariesOf(
  { root, own, packages, facts, provided }: Sources,
  inputs: readonly string[],
): string[] {
  const lockfile = readLockfile(root, facts.of);
  return packages.flatMap(({ name, dir }) => {
    const importer = portable(root, dir);
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
 * Libraries that the page provides come with the platform. They are not in a remote's build, but
 * the range that it asks for begins at the installed version, so this one counts.
 */
const expectedOf = (lockfile: Lockfile, platform: string) =>
  Object.values(sharedModules)
    .filter(({ packageName }) => packageName !== platformName)
    .map(
      ({ packageName }) => `${packageName} ${versionInstalled(lockfile, platform, packageName)}`,
    );
