/**
 * Declarations of remotes and deployments of regions. Pure functions that run in browsers and in
 * Node.
 */
export { buildPath } from './build-path.ts';
export { checkDeclaration } from './check-declaration.ts';
export { checkDeployment, type DeploymentCheck, parseDeployment } from './check-deployment.ts';
export { contractVersion, offersContract, platformOffers } from './contract-version.ts';
export {
  defineEntry,
  defineRemote,
  type PageName,
  pagesIn,
  type RemoteModule,
} from './define-remote.ts';
export {
  type ExaminedDeployment,
  examineDeployment,
  largestDeployment,
  type OmittedRemote,
} from './examine-deployment.ts';
export { federationName } from './federation-name.ts';
export { firstFilesOf } from './first-files.ts';
export { labelKeys } from './label-keys.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { parameterNames, pathShape } from './path-template.ts';
export type {
  DeployedRemote,
  Deployment,
  Labels,
  NavItem,
  Redirect,
  RemoteBuild,
  RemoteDeclaration,
  RemoteManifest,
  ReportItem,
  Route,
} from './remote-types.ts';
export { reportMenu } from './report-menu.ts';
