import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { oncePerProcess } from '../../db/testing/once-per-process.ts';

const bundler = createRequire(import.meta.url).resolve('@portal/build/bundle-program');
// Inside the package, so that modules outside the bundle are found.
const folder = fileURLToPath(new URL('../../../node_modules/.cache/portal/', import.meta.url));

/**
 * Bundles a command of this package into one file, for tests that start it often: it takes five
 * times as long to load from source. The portals of the end-to-end tests run from source.
 *
 * @param program file name below `commands`
 */
export const builtProgram = (program: 'portal.ts' | 'serve.ts'): Promise<string> =>
  oncePerProcess(`the program ${program}`, async () => {
    const source = fileURLToPath(new URL(`../${program}`, import.meta.url));
    const file = `${folder}${basename(program, '.ts')}.mjs`;
    await mkdir(folder, { recursive: true });
    await promisify(execFile)(process.execPath, [bundler, source, file]);
    return file;
  });
