/** The router as the shell sets it up. Not for remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  RouterProvider,
  useBlocker,
  useLocation,
} from 'react-router-dom';
export { RouteProvider } from './route-provider.tsx';
