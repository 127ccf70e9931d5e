import { groups } from '@portal/contract/portal';
import { deploymentSchema, linkName } from '@portal/platform/remote/schema';
import { type Static, type TSchema, Type } from 'typebox';
import { linkForm } from './addresses.ts';

const {
  region,
  environment,
  default_language,
  api,
  header,
  footer,
  links,
  units,
  support,
  overrides,
  loading,
} = deploymentSchema.properties;

/** A field that nobody reads is a mistake of whoever wrote it. */
const closed = { additionalProperties: false } as const;

/** A link that a browser opens as a page; an empty text where there is none. */
const url = Type.String({ pattern: linkForm });

const byGroup = <Value extends TSchema>(value: Value) =>
  Type.Record(Type.String({ pattern: `^(?:${groups.join('|')})$` }), value, closed);

const tab = header.items.properties;
const footerTab = footer.items.properties;
const block = support.items.properties;

/** What a deployment holds loosely, as people write it: with addresses that lead somewhere. */
const written = {
  api: Type.Object(api.properties, closed),
  // Where to sign in comes from the settings: it is another process of this portal.
  links: Type.Object(
    {
      home: byGroup(url),
      home_names: Type.Optional(byGroup(Type.String())),
      my_info: Type.Optional(Type.Object({ ...links.properties.my_info.properties, url }, closed)),
      all_sites: url,
      main_host: url,
      named: Type.Optional(Type.Record(Type.String({ pattern: linkName }), url, closed)),
    },
    closed,
  ),
  header: Type.Array(
    Type.Object(
      { ...tab, links: Type.Array(Type.Object({ ...tab.links.items.properties, url }, closed)) },
      closed,
    ),
  ),
  footer: Type.Array(
    Type.Object(
      {
        ...footerTab,
        links: Type.Array(Type.Object({ ...footerTab.links.items.properties, url }, closed)),
      },
      closed,
    ),
  ),
  features: Type.Object(
    {
      language_option: Type.Optional(Type.Boolean()),
      offline: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  support: Type.Optional(
    Type.Array(
      Type.Object(
        {
          ...block,
          contacts: Type.Array(
            Type.Object({ ...block.contacts.items.properties, url: Type.Optional(url) }, closed),
          ),
        },
        closed,
      ),
    ),
  ),
  loading: Type.Optional(Type.Object(loading.properties, closed)),
};

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
    units,
    overrides,
    ...written,
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
  /** The remotes in whose place this one runs in other regions, where this one does not say so. */
  readonly elsewhere?: readonly string[];
}

/** What a region decides about its remotes, by name. */
export type RemoteChoices = Readonly<Record<string, RemoteChoice>>;

export type Region = Omit<Static<typeof regionSchema>, 'remotes'> & {
  readonly remotes: RemoteChoices;
};

/** Every region that there may be. */
export const regionNames = region.enum;
