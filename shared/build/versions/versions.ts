/** The workspace's packages, the versions of their builds, and their shared modules. */

export { type PackageKind, packageKind } from '../workspace/package-kind.ts';
export {
  findWorkspaceRoot,
  type WorkspacePackage,
  workspacePackages,
} from '../workspace/workspace.ts';
export { contentHash } from './content-hash.ts';
export { contractNeededBy } from './needed-by.ts';
export { packageVersion } from './package-version.ts';
export { sharedImports } from './shared-imports.ts';
