import { Type } from 'typebox';
import { declarationSchema } from './declaration.schema.ts';
import { labelsSchema, pagesSchema } from './manifest.schema.ts';
import {
  buildVersion,
  contractRange,
  contractVersion,
  folderUrl,
  integrity,
  linkName,
  locale,
  remoteName,
} from './patterns.ts';

const folder = Type.String({ pattern: folderUrl });
const version = Type.String({ pattern: buildVersion });

const hash = (description: string) => Type.String({ pattern: integrity, description });

/** The location of a remote's build, and the hashes to verify its files. */
const build = {
  version,
  url: folder,
  integrity: hash("Hash of the build's remote.json."),
  contract: Type.String({ pattern: contractRange }),
  entry: Type.Optional(
    Type.Object(
      { file: Type.String({ minLength: 1 }), integrity: hash('As remote.json has it.') },
      { description: 'The file to run first, so that nobody waits for remote.json to name it.' },
    ),
  ),
  pages: Type.Optional(pagesSchema),
  shared: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      description: 'The modules that it takes from the shell, which fetches those it lacks.',
    }),
  ),
};

export const buildSchema = Type.Object(build);

export const deployedRemoteSchema = Type.Object({
  name: Type.String({ pattern: remoteName }),
  ...build,
  declaration: declarationSchema,
  labels: labelsSchema,
  previous: Type.Optional(
    Type.Array(buildSchema, {
      maxItems: 3,
      description: 'Good builds before this one, newest first: for when this one fails.',
    }),
  ),
  taken_back: Type.Optional(
    Type.Array(version, {
      description: 'Builds that a rollback took back: browsers drop what they keep of them.',
    }),
  ),
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

const supportBlock = Type.Object({
  name: Type.String(),
  contacts: Type.Array(
    Type.Object({
      name: Type.String(),
      phone: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      url: Type.Optional(Type.String()),
    }),
  ),
});

const milliseconds = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, description }));

const loadingSchema = Type.Object({
  stall: milliseconds('Without a byte for so long, a file is asked for again.'),
  slow: milliseconds('After so long people are told that it takes a while.'),
  total: milliseconds('After so long a page counts as failed.'),
  retry: milliseconds('The wait before the second attempt.'),
});

/** `deployment.json`: the builds that a region runs. Unknown fields are ignored. */
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
    integrity: Type.Optional(
      hash("Hash of the build's shell.json: without it browsers take nothing along."),
    ),
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
    home_names: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: "Text of the link to each group's home, or its key in the shell.",
      }),
    ),
    my_info: Type.Optional(
      Type.Object(
        { name: Type.String(), url: Type.String() },
        { description: "The user's own page on another host." },
      ),
    ),
    all_sites: Type.String(),
    main_host: Type.String(),
    named: Type.Optional(
      Type.Record(Type.String({ pattern: linkName }), Type.String(), {
        description: 'Pages elsewhere to which remotes lead, by the names that these know them by.',
      }),
    ),
  }),
  header: Type.Array(headerTab),
  footer: Type.Array(footerTab),
  features: Type.Record(Type.String(), Type.Boolean()),
  units: Type.Optional(
    Type.Enum(['us', 'metric'], { description: 'Of people who have chosen none.' }),
  ),
  support: Type.Optional(Type.Array(supportBlock)),
  overrides: Type.Optional(
    Type.Boolean({
      description: 'Whether a page may run remotes from elsewhere; not in production.',
    }),
  ),
  loading: Type.Optional(loadingSchema),
  remotes: Type.Array(deployedRemoteSchema),
});
