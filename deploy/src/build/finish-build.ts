import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedVersions } from '@portal/build/shared-modules';
import { sharedImports } from '@portal/build/versions';
import { contractVersion } from '@portal/platform/remote';
import { hashesBelow } from './integrity.ts';
import { checkLocales, readLocales } from './locales.ts';
import { declarationProblems, labelsOf, readDeclaration, remoteManifest } from './remote-json.ts';
import type { ShellManifest } from './shell-manifest.ts';
import type { BuildTarget } from './targets.ts';

/** What was found wrong with a package before or after it was compiled; a line for each problem. */
export class BuildRefused extends Error {
  override readonly name = 'BuildRefused';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Puts beside compiled files what makes a build of them: words, and what it says of itself. */
export type FinishBuild = (outDir: string) => Promise<void>;

/**
 * Checks everything about a package that can be checked before it is compiled.
 *
 * @param occasion a word for each time that the declaration is to be read anew
 * @returns how to finish the build once it is compiled
 * @throws BuildRefused when a reference dangles or a language is incomplete
 */
export async function prepareBuild(target: BuildTarget, occasion = ''): Promise<FinishBuild> {
  const localesDir = path.join(target.dir, 'locales');
  const locales = await readLocales(localesDir);
  const isRemote = target.kind === 'remote';
  const declaration = isRemote ? await readDeclaration(target.dir, occasion) : undefined;
  const languages = declaration?.languages ?? [...new Set(['en-US', ...locales.keys()])];
  const problems = [
    ...(declaration ? declarationProblems(declaration, target.name, locales) : []),
    ...checkLocales(locales, languages),
  ];
  if (problems.length > 0) throw new BuildRefused(problems);

  return async (outDir) => {
    await cp(localesDir, path.join(outDir, 'locales'), { recursive: true });
    if (declaration) {
      const files = await hashesBelow(outDir);
      const labels = labelsOf(declaration, locales);
      const { version } = target;
      const shared = sharedImports(target.dir);
      const manifest = remoteManifest({ declaration, version, files, labels, shared });
      await writeJson(path.join(outDir, 'remote.json'), manifest);
    } else {
      const manifest: ShellManifest = {
        version: target.version,
        contract: contractVersion,
        languages,
        shared: sharedVersions(target.dir),
      };
      await writeJson(path.join(outDir, 'shell.json'), manifest);
    }
  };
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 1)}\n`);
