import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentSchema } from '@portal/platform/remote/schema';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { Refused } from '../publish/refused.ts';

const {
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
  shell,
} = deploymentSchema.properties;

const { version } = shell.properties;

/** What a region decides about one remote. Without a word it runs the newest publication. */
const choiceSchema = Type.Object(
  {
    run: Type.Optional(
      Type.Boolean({
        description: 'False leaves it out; true brings back what the base leaves out.',
      }),
    ),
    version: Type.Optional(version),
    edition: Type.Optional(
      Type.String({ description: "A build of the package's `editions/`, in the remote's place." }),
    ),
  },
  { additionalProperties: false },
);

/** What a region's files say: everything of a deployment that people decide. */
const regionSchema = Type.Object(
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

export type Region = Static<typeof regionSchema>;

/** What a region decides about its remotes, by name. */
export type RemoteChoices = Region['remotes'];

const regionsDir = path.resolve(import.meta.dirname, '../../regions');

/**
 * Reads a region: `regions/base.json` with the region's own file laid over it. Objects are merged
 * field by field; lists and values are replaced.
 *
 * @throws Refused when a file is no JSON, or a field is missing, wrong or unknown
 */
export async function readRegion(name: string, dir = regionsDir): Promise<Region> {
  const [base, overlay] = await Promise.all(
    ['base', name].map(async (file) => readObject(path.join(dir, `${file}.json`))),
  );
  const region = overlaid(base, overlay);
  if (Check(regionSchema, region)) return region;
  const found = Errors(regionSchema, region).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  throw new Refused(`Region ${name}: base.json with ${name}.json over it cannot be used`, found);
}

async function readObject(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Refused(`${file} cannot be read`, [cause]);
  }
}

function overlaid(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined) return base;
  if (!isObject(base) || !isObject(overlay)) return overlay;
  const names = new Set([...Object.keys(base), ...Object.keys(overlay)]);
  return Object.fromEntries([...names].map((name) => [name, overlaid(base[name], overlay[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
