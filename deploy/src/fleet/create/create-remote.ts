import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../build/integrity.ts';
import { isReserved } from '../../compose/own-paths.ts';
import { isRemoteName } from '../../site/remote-names.ts';

const templateDir = path.resolve(import.meta.dirname, '../../../templates/remote');
const ending = '.template';
/** Maximum length of a name, which is used in addresses and folder names. */
const longest = 24;

/**
 * Returns why a remote cannot have a name; undefined if it can.
 *
 * @param taken names of the existing remotes and of the shell
 */
export function nameProblem(
  name: string,
  root: string,
  taken: readonly string[],
): string | undefined {
  if (taken.includes(name) || existsSync(path.join(root, `remote-${name}`))) {
    return `The name ${name} is taken: choose another, or work on remote-${name}/.`;
  }
  if (!isRemoteName(name) || /-$|--/.test(name) || name.length > longest) {
    return `${name} is no name for a remote: at most ${longest} small letters, digits and single hyphens, a letter first; nor one that JavaScript has for itself.`;
  }
  if (isReserved(`/${name}`)) return `/${name} is the portal's own path: choose another name.`;
  return undefined;
}

/**
 * Creates the package of a new remote from the template.
 *
 * @returns its files, relative to its folder
 */
export async function createRemote(root: string, name: string): Promise<string[]> {
  const words = wordsFor(name);
  const templates = await filesBelow(templateDir);
  const written = templates.map(async (template) => {
    const file = template.slice(0, -ending.length);
    const target = path.join(root, `remote-${name}`, file);
    const text = await readFile(path.join(templateDir, template), 'utf8');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      text.replaceAll(/\{\{(\w+)\}\}/g, (place, word: string) => words[word] ?? place),
    );
    return file;
  });
  return Promise.all(written);
}

/** Returns the values for the placeholders of the template. */
function wordsFor(name: string): Readonly<Record<string, string>> {
  const title = name
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');
  return { name, title };
}
