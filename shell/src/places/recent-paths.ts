import { dropLocally, keepLocally, readLocally } from '@portal/platform/session/manage';

/** How many pages are remembered. */
const remembered = 6;

const keyOf = (login: string) => `recent_pages:${login}`;

/** Declared paths that a person opened in this browser, the last first. */
export function recentPaths(login: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readLocally(keyOf(login)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    // What is none of ours is as good as nothing.
    return [];
  }
}

/** Remembers a page that was opened. */
export function rememberPath(login: string, path: string): void {
  const others = recentPaths(login).filter((each) => each !== path);
  keepLocally(keyOf(login), JSON.stringify([path, ...others].slice(0, remembered)));
}

export const forgetPaths = (login: string): void => dropLocally(keyOf(login));
