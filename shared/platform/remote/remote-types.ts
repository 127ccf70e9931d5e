import type { Static } from 'typebox';
import type {
  declarationSchema,
  navItemSchema,
  redirectSchema,
  reportItemSchema,
  routeSchema,
} from './declaration.schema.ts';
import type { buildSchema, deployedRemoteSchema, deploymentSchema } from './deployment.schema.ts';
import type { labelsSchema, manifestSchema } from './manifest.schema.ts';

/** A page of a remote with its path. */
export type Route = Static<typeof routeSchema>;
export type Redirect = Static<typeof redirectSchema>;
export type NavItem = Static<typeof navItemSchema>;
export type ReportItem = Static<typeof reportItemSchema>;
/** Declaration of a remote, as data. */
export type RemoteDeclaration = Static<typeof declarationSchema>;
/** Texts of declared keys, by locale and key. */
export type Labels = Static<typeof labelsSchema>;
/** The content of a build's `remote.json`. */
export type RemoteManifest = Static<typeof manifestSchema>;
/** A published build: its location, and the hashes to verify its files. */
export type RemoteBuild = Static<typeof buildSchema>;
/** A remote as deployed in a region. */
export type DeployedRemote = Static<typeof deployedRemoteSchema>;
/** The content of `deployment.json`. */
export type Deployment = Static<typeof deploymentSchema>;
