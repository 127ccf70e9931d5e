import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { takeFirstFiles, takeLateFiles } from '@portal/build/first-files';
import { sharedVersions } from '@portal/build/shared-modules';
import { contractNeededBy, sharedImports } from '@portal/build/versions';
import { contractVersion, type RemoteManifest } from '@portal/platform/remote';
import { localesOf, withEditionLanguages } from './editions.ts';
import { hashesBelow } from './integrity.ts';
import { checkLocales, writeLocales } from './locales.ts';
import { missingWords } from './missing-words.ts';
import { declarationProblems, labelsOf, readDeclaration } from './remote-json.ts';
import type { ShellManifest } from './shell-manifest.ts';
import type { BuildTarget } from './targets.ts';

/** Problems found in a package before or after compiling, one per line. */
export class BuildRefused extends Error {
  override readonly name = 'BuildRefused';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Adds the texts and the manifest to compiled files, which completes the build. */
export type FinishBuild = (outDir: string) => Promise<void>;

/**
 * Checks everything in a package that can be checked before it is compiled.
 *
 * @param occasion a unique value, to force the declaration to be read again
 * @returns a function that finishes the build after compiling
 * @throws BuildRefused when a reference dangles or a language is incomplete
 */
export async function prepareBuild(target: BuildTarget, occasion = ''): Promise<FinishBuild> {
  const locales = await localesOf(target);
  const isRemote = target.kind === 'remote';
  const declared = isRemote ? await readDeclaration(target.dir, occasion) : undefined;
  const declaration = declared && withEditionLanguages(declared, target, locales);
  const languages = declaration?.languages ?? [...new Set(['en-US', ...locales.keys()])];
  const problems = [
    ...(declaration ? declarationProblems(declaration, target.name, locales) : []),
    ...(isRemote ? await missingWords(target.dir, target.name, locales.get('en-US') ?? {}) : []),
    ...checkLocales(locales, languages),
  ];
  if (problems.length > 0) throw new BuildRefused(problems);

  return async (outDir) => {
    await writeLocales(locales, path.join(outDir, 'locales'));
    if (declaration) {
      const first = await takeFirstFiles(outDir);
      const files = await hashesBelow(outDir);
      const labels = labelsOf(declaration, locales);
      const { version } = target;
      const shared = sharedImports(target.dir);
      const contract = contractNeededBy(target.dir);
      const manifest: RemoteManifest = {
        schema: 1,
        declaration,
        version,
        contract,
        files,
        labels,
        shared,
        ...first,
      };
      await writeJson(path.join(outDir, 'remote.json'), manifest);
    } else {
      const late = (await takeLateFiles(outDir)) ?? { host: [], facades: {}, apart: {} };
      const manifest: ShellManifest = {
        version: target.version,
        contract: contractVersion,
        languages,
        shared: sharedVersions(target.dir),
        ...late,
        files: await hashesBelow(outDir),
      };
      await writeJson(path.join(outDir, 'shell.json'), manifest);
    }
  };
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 1)}\n`);
