import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';

/** Texts by locale and key. */
export type Packs = Readonly<Record<string, Readonly<Record<string, string>>>>;

const pack = Type.Record(Type.String(), Type.String());

/**
 * Reads the packs of a build. A missing or broken pack is reported and omitted, since the portal
 * works without it too.
 *
 * @param folder the build's `locales` folder
 * @param onProblem called for each pack that cannot be read
 */
export async function readPacks(
  folder: string,
  locales: readonly string[],
  onProblem: (problem: Error) => void,
): Promise<Packs> {
  const packs = await Promise.all(
    locales.map(async (locale) => {
      const file = join(folder, `${locale}.json`);
      try {
        return [[locale, Parse(pack, JSON.parse(await readFile(file, 'utf8')))] as const];
      } catch (cause) {
        onProblem(new Error(`The words of ${file} cannot be read`, { cause }));
        return [];
      }
    }),
  );
  return Object.fromEntries(packs.flat());
}
