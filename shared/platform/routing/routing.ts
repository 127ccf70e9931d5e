/** Addresses and links: the parts of the router that the portal uses. */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { CurrentRoute } from './route-context.ts';
export { useNamedLink } from './use-named-link.ts';
export { useRoute, useRouteParams } from './use-route.ts';
export { withParameters } from './with-parameters.ts';
