/** The workspace's packages, the versions under which they are built, and what they share. */

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
