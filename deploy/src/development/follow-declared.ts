import { watch } from 'node:fs';
import path from 'node:path';
import type { BuildTarget } from '../build/targets.ts';

/**
 * Milliseconds during which changes are combined, as saving in an editor may change several files.
 */
const settling = 150;

/**
 * Calls back when the texts or the declaration of a package change, once for changes that occur
 * together.
 *
 * @returns a function that stops following
 */
export function followDeclared(targets: readonly BuildTarget[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settling);
  };
  const watchers = targets.flatMap(({ dir }) => [
    watch(path.join(dir, 'locales'), again),
    // Watches the folder and not the file, because many editors replace the file.
    watch(dir, (_, file) => file === 'remote.ts' && again()),
  ]);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
