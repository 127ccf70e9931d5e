import { findWorkspaceRoot } from '@portal/build/versions';
import { buildChanged } from '../build/build-changed.ts';
import { fleet } from '../fleet/fleet.ts';
import { onEnd } from '../processes/on-end.ts';

// `npm run fleet -- <verb>`: publishes builds and decides what a region runs. Progress goes to
// standard error, so that standard output contains only the result.

const report = (line: string) => process.stderr.write(`${line}\n`);
const args = process.argv.slice(2);
const isServing = args[0] === 'serve';

const { code, stdout, stderr } = await fleet(args, {
  root: findWorkspaceRoot(import.meta.dirname),
  env: process.env,
  build: (targets) => buildChanged(targets, { report }),
  report,
  // Other commands end on their own, and a signal ends them at once.
  ended: new Promise((resolve) => isServing && onEnd(resolve)),
});
if (stdout) process.stdout.write(`${stdout}\n`);
if (stderr) process.stderr.write(`${stderr}\n`);
process.exitCode = code;
