import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { neededKeys } from '@portal/build/needed-keys';

/** Texts of one language, by key. */
export type Words = Readonly<Record<string, string>>;

const english = 'en-US';

/**
 * Reads `locales/<language>.json` of a package.
 *
 * @throws Error for a file that is not a flat object of texts
 */
export async function readLocales(dir: string): Promise<Map<string, Words>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  const entries = names.map(async (name): Promise<[string, Words]> => {
    const words = parsed(name, await readFile(path.join(dir, name), 'utf8'));
    if (!isWords(words)) throw new Error(`locales/${name} is not a flat list of texts`);
    return [path.basename(name, '.json'), words];
  });
  return new Map(await Promise.all(entries));
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `locales/${name} is no JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Writes the texts of every language into a folder of a build. */
export async function writeLocales(
  locales: ReadonlyMap<string, Words>,
  dir: string,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  const written = [...locales].map(([language, words]) =>
    writeFile(path.join(dir, `${language}.json`), `${JSON.stringify(words, null, 2)}\n`),
  );
  await Promise.all(written);
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * Compares each language with the English keys. A key with plural forms needs each language's own
 * forms, which differ from the English ones.
 *
 * @param languages languages that must exist
 * @returns a sentence for each problem; empty if there are none
 */
export function checkLocales(
  locales: ReadonlyMap<string, Words>,
  languages: readonly string[],
): string[] {
  const keys = Object.keys(locales.get(english) ?? {});
  return languages.flatMap((language) => {
    const words = locales.get(language);
    if (!words) return [`locales/${language}.json is missing`];
    const missing = neededKeys(keys, language).filter((key) => !words[key]);
    if (missing.length === 0) return [];
    return [`locales/${language}.json lacks ${missing.join(', ')}`];
  });
}
