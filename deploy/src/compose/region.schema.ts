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

/** Unknown fields are mistakes. */
const closed = { additionalProperties: false } as const;

/** A link that a browser can open as a page; empty for none. */
const url = Type.String({ pattern: linkForm });

const byGroup = <Value extends TSchema>(value: Value) =>
  Type.Record(Type.String({ pattern: `^(?:${groups.join('|')})$` }), value, closed);

const tab = header.items.properties;
const footerTab = footer.items.properties;
const block = support.items.properties;

/**
 * Fields that are loose in a deployment, with the stricter rules for files written by people:
 * addresses must be valid links.
 */
const written = {
  api: Type.Object(api.properties, closed),
  // The sign-in address comes from the settings, as it is served by another process of this portal.
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

/** A region's settings for one remote. By default it runs the newest publication. */
const choiceSchema = Type.Object(
  {
    run: Type.Optional(
      Type.Boolean({
        description: 'False leaves it out; true brings back what the base leaves out.',
      }),
    ),
    // An invalid version is reported together with the list of published ones.
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

/** The content of a region's files: everything in a deployment that people decide. */
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

/** A region's settings for one remote, and their effects on it. */
export interface RemoteChoice extends Static<typeof choiceSchema> {
  /** The remote that this one replaces. */
  readonly in_place_of?: string;
  /** True if it replaces another remote in other regions and this region does not mention it. */
  readonly unasked?: boolean;
  /**
   * The remotes that this one replaces in other regions, if this region does not decide about it.
   */
  readonly elsewhere?: readonly string[];
}

/** A region's settings for its remotes, by name. */
export type RemoteChoices = Readonly<Record<string, RemoteChoice>>;

export type Region = Omit<Static<typeof regionSchema>, 'remotes'> & {
  readonly remotes: RemoteChoices;
};

/** All possible regions. */
export const regionNames = region.enum;
