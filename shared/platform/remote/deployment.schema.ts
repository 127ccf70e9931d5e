import { Type } from 'typebox';
import { declarationSchema } from './declaration.schema.ts';
import { labelsSchema } from './manifest.schema.ts';
import {
  buildVersion,
  contractRange,
  contractVersion,
  folderUrl,
  integrity,
  locale,
  remoteName,
} from './patterns.ts';

const folder = Type.String({ pattern: folderUrl });
const version = Type.String({ pattern: buildVersion });

export const deployedRemoteSchema = Type.Object({
  name: Type.String({ pattern: remoteName }),
  version,
  url: folder,
  integrity: Type.String({ pattern: integrity, description: "Hash of the build's remote.json." }),
  declaration: declarationSchema,
  labels: labelsSchema,
  contract: Type.String({ pattern: contractRange }),
});

const headerTab = Type.Object({
  key: Type.String(),
  name: Type.String(),
  links: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      url: Type.String(),
      sso_id: Type.Union([Type.String(), Type.Null()]),
      new_window: Type.Boolean(),
    }),
  ),
});

const footerTab = Type.Object({
  name: Type.String(),
  links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});

/** `deployment.json`: what a region runs. Fields that this version does not know are left alone. */
export const deploymentSchema = Type.Object({
  schema: Type.Literal(1),
  region: Type.Enum(['LA', 'EMEA', 'AP']),
  environment: Type.String({ minLength: 1 }),
  contract: Type.String({
    pattern: contractVersion,
    description: "Contract of the region's shell.",
  }),
  shell: Type.Object({
    version,
    locales: folder,
    languages: Type.Array(Type.String({ pattern: locale }), { minItems: 1 }),
  }),
  default_language: Type.String({ pattern: locale }),
  api: Type.Object({
    v2: Type.String({ minLength: 1 }),
    'portal-v1': Type.String({ minLength: 1 }),
    'fleet-central-v1': Type.String({ minLength: 1 }),
  }),
  links: Type.Object({
    sign_in: Type.String({ minLength: 1 }),
    home: Type.Record(Type.String(), Type.String(), {
      description: 'Home of each group of users.',
    }),
    all_sites: Type.String(),
    main_host: Type.String(),
  }),
  header: Type.Array(headerTab),
  footer: Type.Array(footerTab),
  features: Type.Record(Type.String(), Type.Boolean()),
  remotes: Type.Array(deployedRemoteSchema),
});
