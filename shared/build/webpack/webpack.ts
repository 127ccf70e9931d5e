/** The webpack preset of the portal: one configuration for the shell and every remote. */
export { aloneConfig } from './alone-config.ts';
export { buildPackage, compile } from './build-package.ts';
export { type PackageBuild, packageConfig, unfederatedConfig } from './config.ts';
export { type ServedPackage, serve } from './serve.ts';
export { type Hosting, serveGuest } from './serve-guest.ts';
export { type DevelopedBuild, servePackage } from './serve-package.ts';
export { type SharedModule, sharedModules } from './shared-modules.ts';
