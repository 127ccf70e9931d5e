import { dropLocally, readLocally, writeLocally } from '@portal/platform/session/manage';

/** Maximum number of pages remembered. */
const remembered = 6;

const keyOf = (login: string) => `recent_pages:${login}`;

/** Returns the declared paths that a user opened in this browser, latest first. */
export function recentPaths(login: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readLocally(keyOf(login)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    // Malformed data counts as none.
    return [];
  }
}

/** Remembers a page that was opened. */
export function rememberPath(login: string, path: string): void {
  const others = recentPaths(login).filter((each) => each !== path);
  writeLocally(keyOf(login), JSON.stringify([path, ...others].slice(0, remembered)));
}

export const forgetPaths = (login: string): void => dropLocally(keyOf(login));
