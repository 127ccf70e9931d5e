import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentSchema } from '@portal/platform/remote/schema';
import { type Static, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';

const { environment, default_language, api, header, footer, features, links } =
  deploymentSchema.properties;

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
    exclude: Type.Array(Type.String(), { description: 'Remotes that this region leaves out.' }),
  },
  { additionalProperties: false },
);

export type Region = Static<typeof regionSchema>;

const regionsDir = path.resolve(import.meta.dirname, '../../regions');

/**
 * Reads a region: `regions/base.json` with the region's own file laid over it. Objects are merged
 * field by field; lists and values are replaced.
 *
 * @throws Error that names the first field that is missing or wrong
 */
export async function readRegion(name: string, dir = regionsDir): Promise<Region> {
  const [base, overlay] = await Promise.all(
    ['base', name].map(async (file) => readObject(path.join(dir, `${file}.json`))),
  );
  const region = overlaid(base, overlay);
  if (Check(regionSchema, region)) return region;
  const [first] = Errors(regionSchema, region);
  throw new Error(`Region ${name}: ${first?.instancePath} ${first?.message}`);
}

const readObject = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8'));

function overlaid(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined) return base;
  if (!isObject(base) || !isObject(overlay)) return overlay;
  const names = new Set([...Object.keys(base), ...Object.keys(overlay)]);
  return Object.fromEntries([...names].map((name) => [name, overlaid(base[name], overlay[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
