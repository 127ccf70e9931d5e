import { useContext } from 'react';
import { type CurrentRoute, RouteContext } from './route-context.ts';

/** The route that the page stands for; its path is empty on the shell's own pages. */
export const useRoute = (): CurrentRoute => useContext(RouteContext);

/** Decoded values of the route's parameters. */
export const useRouteParams = (): CurrentRoute['params'] => useRoute().params;
