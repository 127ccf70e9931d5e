import { useSyncExternalStore } from 'react';
import { shellVersion } from './shell-build.ts';

const dismissedKey = 'shell_dismissed';
const listeners = new Set<() => void>();
let offered: string | null = null;

/** Notes which shell the site has. People are told when it is not the one that runs here. */
export function noteShell(version: string, own: string = shellVersion): void {
  tell(own === '' || version === own || version === dismissed() ? null : version);
}

/** Leaves the shell as it is: this tab is not told of the same version again. */
export function dismissShell(): void {
  try {
    if (offered !== null) sessionStorage.setItem(dismissedKey, offered);
  } catch {
    // A storage that is switched off forgets: the note comes with the next change.
  }
  tell(null);
}

/** The version of a newer shell that nobody has dismissed, or null. */
export const useNewShell = (): string | null => useSyncExternalStore(subscribe, () => offered);

function dismissed(): string | null {
  try {
    return sessionStorage.getItem(dismissedKey);
  } catch {
    return null;
  }
}

function tell(version: string | null): void {
  offered = version;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
