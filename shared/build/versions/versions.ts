/** The workspace's packages, the versions under which they are built, and what they share. */

export { contentHash } from './content-hash.ts';
export { contractNeededBy } from './needed-by.ts';
export { type PackageKind, packageKind } from './package-kind.ts';
export { packageVersion } from './package-version.ts';
export { sharedImports } from './shared-imports.ts';
export { findWorkspaceRoot, type WorkspacePackage, workspacePackages } from './workspace.ts';
