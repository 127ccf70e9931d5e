import { findWorkspaceRoot } from '@portal/build/versions';
import { developedSite } from '../development/developed-site.ts';
import { runInsidePortal } from '../development/run-inside-portal.ts';
import { runPortal } from '../portal/run-portal.ts';

// `npm run dev`: a portal whose shell and remotes follow their sources. `npm run dev -- dashboard`:
// the named remotes alone, inside a portal that runs already.

const root = findWorkspaceRoot(import.meta.dirname);
const names = process.argv.slice(2);

if (names.length > 0) await runInsidePortal(root, names);
else await runPortal({ root, siteOf: (settings) => developedSite(root, settings) });
