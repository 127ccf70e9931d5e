import { deploymentSchema } from '@portal/platform/remote/schema';
import { type Static, Type } from 'typebox';

const {
  region,
  environment,
  default_language,
  api,
  header,
  footer,
  features,
  links,
  units,
  support,
  overrides,
  loading,
} = deploymentSchema.properties;

/** What a region decides about one remote. Without a word it runs the newest publication. */
const choiceSchema = Type.Object(
  {
    run: Type.Optional(
      Type.Boolean({
        description: 'False leaves it out; true brings back what the base leaves out.',
      }),
    ),
    // What is no version is told with those that are published.
    version: Type.Optional(Type.String({ description: 'Pins a published version.' })),
    edition: Type.Optional(
      Type.String({ description: "A build of the package's `editions/`, in the remote's place." }),
    ),
    replaced_by: Type.Optional(
      Type.String({ description: 'Another package, which runs in its place.' }),
    ),
  },
  { additionalProperties: false },
);

/** What a region's files say: everything of a deployment that people decide. */
export const regionSchema = Type.Object(
  {
    environment,
    default_language,
    api,
    // Where to sign in comes from the settings: it is another process of this portal.
    links: Type.Omit(links, ['sign_in']),
    header,
    footer,
    features,
    units,
    support,
    overrides,
    loading,
    remotes: Type.Record(Type.String(), choiceSchema),
  },
  { additionalProperties: false },
);

/** What a region decides about one remote, and what follows from that for it. */
export interface RemoteChoice extends Static<typeof choiceSchema> {
  /** The remote in whose place this one runs. */
  readonly in_place_of?: string;
  /** True for one that runs in another's place in other regions, and of which this one says nothing. */
  readonly unasked?: boolean;
}

/** What a region decides about its remotes, by name. */
export type RemoteChoices = Readonly<Record<string, RemoteChoice>>;

export type Region = Omit<Static<typeof regionSchema>, 'remotes'> & {
  readonly remotes: RemoteChoices;
};

/** Every region that there may be. */
export const regionNames = region.enum;
