import { shellFolder } from '../deployment/shell-build.ts';
import { knowFiles } from './integrity.ts';

/**
 * Names and hashes of the shell's late files, by turns. The build writes them in place of this mark
 * (`shared/build/webpack/page-integrity-plugin.ts`); while developing it stays.
 */
const written = 'portal-late-files';

/** Lets the shell's late files run with the hashes that the build gave them only. */
export function knowOwnFiles(): void {
  const words = written.split(' ');
  const files = words.flatMap((file, at): [string, string][] => {
    const hash = words[at + 1];
    return at % 2 === 0 && hash !== undefined ? [[file, hash]] : [];
  });
  if (files.length > 0) knowFiles(shellFolder, Object.fromEntries(files));
}
