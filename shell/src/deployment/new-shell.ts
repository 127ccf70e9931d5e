import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';
import { shellVersion } from './shell-build.ts';

const dismissedKey = 'shell_dismissed';
const offered = createStore<string | null>(null);

/** Notes which shell the site has. People are told when it is not the one that runs here. */
export function noteShell(version: string, own: string = shellVersion): void {
  offered.set(own === '' || version === own || version === dismissed() ? null : version);
}

/** Leaves the shell as it is: this tab is not told of the same version again. */
export function dismissShell(): void {
  const version = offered.current();
  try {
    if (version !== null) sessionStorage.setItem(dismissedKey, version);
  } catch {
    // A storage that is switched off forgets: the note comes with the next change.
  }
  offered.set(null);
}

/** The version of a newer shell that nobody has dismissed, or null. */
export const useNewShell = (): string | null =>
  useSyncExternalStore(offered.subscribe, offered.current);

function dismissed(): string | null {
  try {
    return sessionStorage.getItem(dismissedKey);
  } catch {
    return null;
  }
}
