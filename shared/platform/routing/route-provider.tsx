import { type ReactNode, useMemo } from 'react';
import { type CurrentRoute, RouteContext } from './route-context.ts';

/** Provides the current route to the page below. */
export function RouteProvider({ path, params, children }: CurrentRoute & { children: ReactNode }) {
  const route = useMemo(() => ({ path, params }), [path, params]);
  return <RouteContext value={route}>{children}</RouteContext>;
}
