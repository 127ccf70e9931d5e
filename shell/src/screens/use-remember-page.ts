import { currentUser, hasRight } from '@portal/platform/session';
import { useEffect } from 'react';
import { rememberPath } from '../places/recent-paths.ts';
import type { PageOfPath } from './page-of-path.ts';

/** Remembers the current page for "recently used", if it can be opened without parameters. */
export function useRememberPage(page: PageOfPath, hasArrived: boolean): void {
  const route = page.kind === 'remote' && hasArrived ? page.route : null;
  useEffect(() => {
    const user = currentUser();
    if (!route || !user || route.path.includes('{') || !hasRight(route.right)) return;
    rememberPath(user.Login, route.path);
  }, [route]);
}
