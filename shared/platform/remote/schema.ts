/** The schemas behind `remote.ts`, for Node: builds, publishing and the API. */
export { declarationSchema } from './declaration.schema.ts';
export { deployedRemoteSchema, deploymentSchema } from './deployment.schema.ts';
export { labelsSchema, manifestSchema } from './manifest.schema.ts';
export { linkName } from './patterns.ts';
