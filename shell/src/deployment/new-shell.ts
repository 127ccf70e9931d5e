import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store.ts';
import { shellVersion } from './shell-build.ts';

const dismissedKey = 'shell_dismissed';
const offered = createStore<string | null>(null);

/** Notes the shell version on the site. Users are notified if it is not the running one. */
export function noteShell(version: string, own: string = shellVersion): void {
  offered.set(own === '' || version === own || version === dismissed() ? null : version);
}

/** Keeps the running shell: this tab is not notified of the same version again. */
export function dismissShell(): void {
  const version = offered.current();
  try {
    if (version !== null) sessionStorage.setItem(dismissedKey, version);
  } catch {
    // Without session storage, the notice comes back with the next change.
  }
  offered.set(null);
}

/** Returns the version of a newer shell that has not been dismissed, or null. */
export const useNewShell = (): string | null =>
  useSyncExternalStore(offered.subscribe, offered.current);

function dismissed(): string | null {
  try {
    return sessionStorage.getItem(dismissedKey);
  } catch {
    return null;
  }
}
