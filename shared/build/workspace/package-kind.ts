/** The kind of a package that is built and published. */
export interface PackageKind {
  readonly kind: 'shell' | 'remote';
  /** `shell`, or the remote's name as in `dashboard`. */
  readonly name: string;
}

const remote = '@portal/remote-';

/**
 * Derives the kind of a package from its name.
 *
 * @param packageName as in `@portal/remote-dashboard`
 * @returns undefined for a package that is not published
 */
export function packageKind(packageName: string): PackageKind | undefined {
  if (packageName === '@portal/shell') return { kind: 'shell', name: 'shell' };
  if (!packageName.startsWith(remote)) return undefined;
  return { kind: 'remote', name: packageName.slice(remote.length) };
}
