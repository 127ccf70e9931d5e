import { installedVersion, platformName, sharedModules } from '../webpack/shared-modules.ts';
import { contractOf } from './needed-by.ts';
import { sourcesOf } from './sources.ts';

const jsx = 'react/jsx-runtime';

/**
 * Returns the shared modules that a remote's sources import, each with its required range; for the
 * platform, the range starts at the lowest version with every name that they use.
 *
 * @param dir folder of the remote
 */
export function sharedImports(dir: string): Record<string, string> {
  const { root, files, facts, packages } = sourcesOf(dir);
  const mentioned = new Set(files.flatMap((file) => facts.of(file).mentions));
  if (files.some((file) => file.endsWith('.tsx'))) mentioned.add(jsx);
  const needed = Object.entries(sharedModules).filter(([request]) => mentioned.has(request));
  const owners = new Set(needed.map(([, { packageName }]) => packageName));
  const versions = new Map([...owners].map((name) => [name, versionOf(name)]));
  return Object.fromEntries(
    needed.map(([request, { packageName }]) => [request, `^${versions.get(packageName)}`]),
  );

  function versionOf(packageName: string): string {
    if (packageName === platformName) return contractOf({ root, files });
    // The platform's dependencies are installed for the platform's folder.
    const platform = packages.find(({ name }) => name === platformName);
    return installedVersion(packageName, platform?.dir ?? dir);
  }
}
