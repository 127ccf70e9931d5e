import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offersContract } from '@portal/platform/remote';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { Refused } from '../site/refused.ts';

const singletonSchema = Type.Object({
  name: Type.String(),
  /** The version included in the build. */
  version: Type.String(),
  requiredVersion: Type.Optional(Type.String()),
  singleton: Type.Optional(Type.Boolean()),
});

/** A module included in a build that a page may load only once. */
export type Singleton = Static<typeof singletonSchema>;

const manifestSchema = Type.Object({ shared: Type.Array(singletonSchema) });

/**
 * Reads the singletons listed in a build's `mf-manifest.json`; none if there is no such file.
 *
 * @throws Refused when the file is invalid
 */
export async function readSingletons(dir: string): Promise<readonly Singleton[]> {
  const file = path.join(dir, 'mf-manifest.json');
  const text = await readFile(file, 'utf8').catch(() => '{"shared":[]}');
  const manifest = parsed(text);
  if (!Check(manifestSchema, manifest)) {
    throw new Refused(`${file} cannot be used`, ['it names no shared modules: build it anew']);
  }
  return manifest.shared.filter(({ singleton }) => singleton !== false);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Bringer {
  readonly name: string;
  readonly singletons: readonly Singleton[];
}

/**
 * Finds singletons that one page would load in two versions, from a remote and the shell or from
 * two remotes.
 *
 * @param provided the version of each module that the shell provides
 */
export function clashes(
  remotes: readonly Bringer[],
  provided: Readonly<Record<string, string>>,
): string[] {
  const brought = new Map<string, { owner: string; version: string }>(
    Object.entries(provided).map(([name, version]) => [name, { owner: 'the shell', version }]),
  );
  return remotes.flatMap((remote) =>
    remote.singletons.flatMap(({ name, version, requiredVersion = `^${version}` }) => {
      const first = brought.get(name);
      if (!first) {
        brought.set(name, { owner: remote.name, version });
        return [];
      }
      if (offersContract(first.version, requiredVersion)) return [];
      return [
        `${first.owner} and ${remote.name} both bring ${name}, ${first.version} and ${version}, ` +
          `of which a page holds one (${remote.name} needs ${requiredVersion}): ` +
          `build ${remote.name} with ${first.version}, or let it bring none`,
      ];
    }),
  );
}
