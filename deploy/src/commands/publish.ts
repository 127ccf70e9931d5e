import { findWorkspaceRoot } from '@portal/build/versions';
import { publishRemote } from '../publish/publish-remote.ts';

// `npm run --silent publish-remote -- <remote> --site <folder>`: builds one remote from this
// checkout, puts it into a site beside the versions that run, and prints its entry for the
// `remotes` of a deployment.

try {
  const printed = await publishRemote(process.argv.slice(2), {
    root: findWorkspaceRoot(import.meta.dirname),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${printed}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
