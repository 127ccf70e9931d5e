import { useContext } from 'react';
import { type CurrentRoute, RouteContext } from './route-context.ts';

/** Returns the route of the page; its path is empty on the shell's own pages. */
export const useRoute = (): CurrentRoute => useContext(RouteContext);

/** Returns the decoded parameters of the route. */
export const useRouteParams = (): CurrentRoute['params'] => useRoute().params;
