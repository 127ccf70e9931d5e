import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** How one module is shared between the shell and the remotes. */
export interface SharedModule {
  /**
   * Whether it is in the shell's first files (true), or in files that are fetched when the whole
   * module is needed.
   */
  readonly eager: boolean;
  /** The package that determines the version. */
  readonly packageName: string;
}

export const platformName = '@portal/platform';

const react = { eager: true, packageName: 'react' };
const platform = { eager: false, packageName: platformName };

/**
 * Modules that may exist only once in a page. The shell provides all of them; remotes use them and
 * include none. The libraries behind the platform's facades are not listed, because they are
 * compiled into the facades, which removes unused code. Pure parts of the platform (`format`,
 * `remote`) are compiled into each package that uses them.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react,
  'react-dom': { ...react, packageName: 'react-dom' },
  'react/jsx-runtime': react,
  '@portal/platform/bus': platform,
  '@portal/platform/session': platform,
  '@portal/platform/http': platform,
  '@portal/platform/i18n': platform,
  '@portal/platform/query': platform,
  '@portal/platform/routing': platform,
  '@portal/platform/guarding': platform,
  '@portal/platform/ui': platform,
  '@portal/platform/dates': platform,
  '@portal/platform/charts': platform,
  '@portal/platform/exports': platform,
  '@portal/platform/favorites': platform,
  '@portal/platform/forms': platform,
  '@portal/platform/lists': platform,
  '@portal/platform/offline': platform,
  '@portal/platform/reports': platform,
};

/**
 * Returns the version of a package as installed for the package at `fromDir`, from its
 * package.json.
 */
export function installedVersion(packageName: string, fromDir: string): string {
  const file = path.join(fromDir, 'node_modules', packageName, 'package.json');
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}

/**
 * Returns the version of every shared module, as installed for the shell or a remote.
 *
 * @param packageDir folder of the shell or of a remote
 */
export function sharedVersions(packageDir: string): Record<string, string> {
  // React is a dependency of the platform, and the platform is a dependency of the package itself.
  const platformDir = path.join(packageDir, 'node_modules/@portal/platform');
  const versions = Object.entries(sharedModules).map(([request, { packageName }]) => {
    const owner = packageName === platformName ? packageDir : platformDir;
    return [request, installedVersion(packageName, owner)];
  });
  return Object.fromEntries(versions);
}

/**
 * Returns the single file behind every shared module, for a page without a shell that provides
 * them.
 *
 * @param packageDir folder of the shell or of a remote
 */
export function sharedFiles(packageDir: string): Record<string, string> {
  const { resolve } = createRequire(path.join(packageDir, 'package.json'));
  const platform = createRequire(resolve('@portal/platform/package.json'));
  const files = Object.keys(sharedModules).map((request) => [request, platform.resolve(request)]);
  return Object.fromEntries(files);
}
