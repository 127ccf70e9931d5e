import { watch } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from '../build/targets.ts';

/** Several files change at once when an editor saves; in milliseconds. */
const settling = 150;

/**
 * Calls back when the words or the declaration of a package change, once for what changes together.
 *
 * @returns stops following
 */
export function followDeclared(targets: readonly BuildTarget[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settling);
  };
  const watchers = targets.flatMap(({ dir }) => [
    watch(path.join(dir, 'locales'), again),
    // The folder and not the file: many an editor puts a new file in its place.
    watch(dir, (_, file) => file === 'remote.ts' && again()),
  ]);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
