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
 * Reads the declaration in a package's `remote.ts`.
 *
 * @param occasion a unique value, to force the file to be read again; otherwise Node.js caches it
 * @throws Error when it is missing or invalid
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

/**
 * Returns a sentence for each dangling reference in a declaration, and for a name other than the
 * package's own.
 */
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

/** Returns the texts of the declared keys in every declared language. */
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
