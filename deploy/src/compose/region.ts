import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Check, Errors } from 'typebox/value';
import { ownValue } from '../build/own-value.ts';
import { Refused } from '../site/refused.ts';
import { type Region, regionNames, regionSchema } from './region.schema.ts';
import { regionProblems } from './region-problems.ts';
import { withReplacements } from './replacements.ts';

const regionsDir = path.resolve(import.meta.dirname, '../../regions');

/**
 * Reads a region: `regions/base.json` overridden by the region's own file. Objects are merged field
 * by field; lists and values are replaced.
 *
 * @throws Refused when a file is not JSON, or a field is missing, wrong or unknown
 */
export async function readRegion(name: string, dir = regionsDir): Promise<Region> {
  const [base, overlay] = await Promise.all(
    ['base', name].map(async (file) => readObject(path.join(dir, `${file}.json`))),
  );
  const laidOver = mergeOverrides(base, overlay);
  if (!Check(regionSchema, laidOver)) {
    throw new Refused(
      `Region ${name}: base.json with ${name}.json over it cannot be used`,
      regionProblems(Errors(regionSchema, laidOver), { region: name, overlay, laidOver }),
    );
  }
  const remotes = withReplacements(name, laidOver.remotes, await replacing(dir));
  return { ...laidOver, remotes };
}

/** Returns the packages that replace others in any region, with the remotes they replace. */
async function replacing(dir: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = regionNames.map((name) =>
    // A missing or broken file of another region does not affect this one.
    readObject(path.join(dir, `${name}.json`)).catch(() => undefined),
  );
  const remotes = (await Promise.all(files)).map((file) => Object(Object(file).remotes));
  const found = new Map<string, string[]>();
  for (const [name, choice] of remotes.flatMap((each) => Object.entries(each))) {
    const other: unknown = Object(choice).replaced_by;
    if (typeof other === 'string') found.set(other, [...(found.get(other) ?? []), name]);
  }
  return found;
}

async function readObject(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Refused(`${file} cannot be read`, [cause]);
  }
}

function mergeOverrides(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined) return base;
  if (!isObject(base) || !isObject(overlay)) return overlay;
  const names = new Set([...Object.keys(base), ...Object.keys(overlay)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeOverrides(ownValue(base, name), ownValue(overlay, name))]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
