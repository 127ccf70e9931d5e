// The way in for every npm script of the root: checks Node, installs what is missing, then runs
// the given TypeScript command in this process. Plain Node, no dependencies: on a fresh clone
// nothing else is there yet.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installCommand, installDependencies } from './install-dependencies.mjs';
import { nodeIsTooOld } from './node-version.mjs';
import { setupMark } from './setup-mark.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [command, ...args] = process.argv.slice(2);

const required = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node;
if (nodeIsTooOld(process.versions.node, required)) {
  console.error(
    `This portal needs Node.js ${required}, and this is ${process.versions.node}. ` +
      'Install a newer Node.js from https://nodejs.org and try again.',
  );
  process.exit(1);
}

const markFile = path.join(root, 'node_modules', '.setup');
const { mark, unknown } = setupMark(root);
if (readMark() !== mark) {
  if (!(await installDependencies(root))) process.exit(1);
  writeFileSync(markFile, mark);
}

if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not installed yet. Install with: ${installCommand}`);
}

if (command) {
  const file = path.resolve(root, command);
  process.argv = [process.execPath, file, ...args];
  await import('tsx');
  await import(pathToFileURL(file).href);
}

function readMark() {
  try {
    return readFileSync(markFile, 'utf8');
  } catch {
    return '';
  }
}
