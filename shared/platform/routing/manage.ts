/** Setup of the router, for the shell. Not for remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  type Location,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useNavigationType,
  useRouteError,
} from 'react-router-dom';
export { RouteProvider } from './route-provider.tsx';
