import { findWorkspaceRoot } from '@portal/build/versions';
import { developAgainst } from '../development/against/develop-against.ts';
import { developAlone } from '../development/alone/develop-alone.ts';
import { type DevRequest, readDevRequest } from '../development/dev-request.ts';
import { developedSite } from '../development/developed-site.ts';
import { runInsidePortal } from '../development/run-inside-portal.ts';
import { runUntilEnded } from '../development/run-until-ended.ts';
import { runPortal } from '../portal/run-portal.ts';

// `npm run dev`: runs a portal whose shell and remotes follow their sources; with the name of a
// remote, only that one, inside a portal or on its own.

const root = findWorkspaceRoot(import.meta.dirname);
const report = (line: string) => process.stdout.write(`${line}\n`);

function run(request: DevRequest): Promise<void> {
  switch (request.kind) {
    case 'everything':
      return runPortal({ root, siteOf: (settings) => developedSite(root, settings) });
    case 'inside':
      return runInsidePortal(root, request.names);
    case 'against':
      return runUntilEnded(() => developAgainst({ ...request, root, report }));
    case 'alone':
      return runUntilEnded(() => developAlone({ ...request, root, report }));
  }
}

try {
  await run(readDevRequest(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
