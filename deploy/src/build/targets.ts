import path from 'node:path';
import {
  type PackageKind,
  packageKind,
  packageVersion,
  workspacePackages,
} from '@portal/build/versions';

/** A package that is built and published: the shell or a remote. */
export interface BuildTarget extends PackageKind {
  /** Folder of the package. */
  readonly dir: string;
  /** The version that its sources have now. */
  readonly version: string;
  /** Where the finished build of that version lies. */
  readonly distDir: string;
  /** Which edition of the remote it is; undefined for the remote as it is. */
  readonly edition?: string;
}

/** The shell and every remote of the workspace, found by the names of the packages. */
export function buildTargets(root: string): BuildTarget[] {
  return workspacePackages(root).flatMap(({ name, dir }) => {
    const kind = packageKind(name);
    if (!kind) return [];
    const version = packageVersion(dir);
    return [{ ...kind, dir, version, distDir: path.join(dir, 'dist', version) }];
  });
}
