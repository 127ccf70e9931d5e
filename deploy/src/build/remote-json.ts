import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  checkDeclaration,
  type Labels,
  labelKeys,
  type RemoteDeclaration,
} from '@portal/platform/remote';
import { declarationSchema } from '@portal/platform/remote/schema';
import { Check, Errors } from 'typebox/value';
import type { Words } from './locales.ts';

/**
 * Reads what a package declares in its `remote.ts`.
 *
 * @param occasion a word for each time that the file is to be read anew; Node.js remembers it else
 * @throws Error when there is none, or it is not of the declaration's form
 */
export async function readDeclaration(
  packageDir: string,
  occasion = '',
): Promise<RemoteDeclaration> {
  const file = path.join(packageDir, 'remote.ts');
  if (!existsSync(file)) throw new Error('remote.ts is missing');
  const address = pathToFileURL(file).href + (occasion && `?${occasion}`);
  const { default: declaration }: { default: unknown } = await import(address);
  if (!Check(declarationSchema, declaration)) {
    const [first] = Errors(declarationSchema, declaration);
    throw new Error(`remote.ts: ${first?.instancePath ?? ''} ${first?.message ?? 'is wrong'}`);
  }
  return declaration;
}

/** What a declaration refers to and does not have, a sentence each; also a name that is not its own. */
export function declarationProblems(
  declaration: RemoteDeclaration,
  name: string,
  locales: ReadonlyMap<string, Words>,
): string[] {
  return [
    ...(declaration.name === name ? [] : [`is named ${declaration.name} in remote.ts`]),
    ...checkDeclaration(declaration, locales.get('en-US') ?? {}),
  ];
}

/** Texts of the declared keys in every declared language. */
export function labelsOf(
  declaration: RemoteDeclaration,
  locales: ReadonlyMap<string, Words>,
): Labels {
  const keys = labelKeys(declaration);
  const labels = declaration.languages.map((language) => {
    const words = locales.get(language) ?? {};
    return [language, Object.fromEntries(keys.map((key) => [key, words[key] ?? '']))];
  });
  return Object.fromEntries(labels);
}
