import path from 'node:path';
import { packageVersion, type WorkspacePackage, workspacePackages } from '@portal/build/versions';

/** A package that is built and published: the shell or a remote. */
export interface BuildTarget {
  readonly kind: 'shell' | 'remote';
  /** `shell`, or the remote's name as in `dashboard`. */
  readonly name: string;
  /** Folder of the package. */
  readonly dir: string;
  /** The version that its sources have now. */
  readonly version: string;
  /** Where the finished build of that version lies. */
  readonly distDir: string;
}

/** The shell and every remote of the workspace, found by the names of the packages. */
export function buildTargets(root: string): BuildTarget[] {
  return workspacePackages(root).flatMap((one) => {
    const kind = kindOf(one);
    return kind ? [targetOf(one, kind)] : [];
  });
}

function kindOf({ name }: WorkspacePackage): BuildTarget['kind'] | undefined {
  if (name === '@portal/shell') return 'shell';
  return name.startsWith('@portal/remote-') ? 'remote' : undefined;
}

function targetOf({ name, dir }: WorkspacePackage, kind: BuildTarget['kind']): BuildTarget {
  const version = packageVersion(dir);
  return {
    kind,
    name: name.replace(/^@portal\/(?:remote-)?/, ''),
    dir,
    version,
    distDir: path.join(dir, 'dist', version),
  };
}
