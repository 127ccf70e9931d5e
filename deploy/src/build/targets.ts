import path from 'node:path';
import {
  type PackageKind,
  packageKind,
  packageVersion,
  workspacePackages,
} from '@portal/build/versions';

/** A package to build and publish: the shell or a remote. */
export interface BuildTarget extends PackageKind {
  readonly dir: string;
  /** The version of its current sources. */
  readonly version: string;
  /** Where the finished build of that version is. */
  readonly distDir: string;
  /** The edition of the remote; undefined for the remote itself. */
  readonly edition?: string;
}

/** Returns the shell and every remote of the workspace, recognized by package name. */
export function buildTargets(root: string): BuildTarget[] {
  return workspacePackages(root).flatMap(({ name, dir }) => {
    const kind = packageKind(name);
    if (!kind) return [];
    const version = packageVersion(dir);
    return [{ ...kind, dir, version, distDir: path.join(dir, 'dist', version) }];
  });
}
