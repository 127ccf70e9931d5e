import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Words } from './locales.ts';

/** Fields that contain text keys, in definitions such as those of reports and their columns. */
const wordFields: readonly string[] = ['title', 'label', 'footnote', 'formula'];

/**
 * Finds text keys in the definitions of a remote's contract areas that have no English text.
 *
 * @param dir folder of the remote in the workspace
 * @param name its name, with which the names of its areas end
 * @returns a sentence for each; empty if there are none
 */
export async function missingWords(dir: string, name: string, english: Words): Promise<string[]> {
  const contract = path.join(dir, '../shared/contract');
  if (!existsSync(contract)) return [];
  const areas = readdirSync(contract).filter((area) => area === name || area.endsWith(`-${name}`));
  const named = areas.map(async (area) => {
    const entry = path.join(contract, area, `${area}.ts`);
    const definitions: object = await import(pathToFileURL(entry).href);
    return wordsIn(Object.values(definitions))
      .filter((key) => !english[key] && !english[`${key}_other`])
      .map((key) => `${key} is named in shared/contract/${area} without an English text`);
  });
  return [...new Set((await Promise.all(named)).flat())];
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) =>
    typeof each === 'string' && wordFields.includes(field) ? [each] : wordsIn(each),
  );
}
