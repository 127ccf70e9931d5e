/** The webpack preset of the portal: one configuration for the shell and every remote. */
export { buildPackage, compile } from './build-package.ts';
export { type PackageBuild, packageConfig, unfederatedConfig } from './config.ts';
export { type ServedPackage, servePackage } from './serve-package.ts';
export { type SharedModule, sharedModules } from './shared-modules.ts';
