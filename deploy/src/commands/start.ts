import { findWorkspaceRoot } from '@portal/build/versions';
import { publishedSite } from '../portal/published-site.ts';
import { runPortal } from '../portal/run-portal.ts';

// `npm start`: builds changed packages, starts the portal, and stops all its parts together.

const root = findWorkspaceRoot(import.meta.dirname);
await runPortal({ root, siteOf: (settings) => publishedSite(root, settings) });
