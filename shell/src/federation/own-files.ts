import { shellFolder } from '../deployment/shell-build.ts';
import { registerHashes } from './integrity.ts';

/**
 * Alternating names and hashes of the shell's late files. The build replaces this marker
 * (`shared/build/webpack/page-integrity-plugin.ts`); in development it stays.
 */
const written = 'portal-late-files';

/** Lets the shell's late files run only with the hashes from the build. */
export function registerOwnHashes(): void {
  const words = written.split(' ');
  const files = words.flatMap((file, at): [string, string][] => {
    const hash = words[at + 1];
    return at % 2 === 0 && hash !== undefined ? [[file, hash]] : [];
  });
  if (files.length > 0) registerHashes(shellFolder, Object.fromEntries(files));
}
