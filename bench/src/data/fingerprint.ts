import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Sources that determine the rows of demo data and their tables. */
const sources = ['api/src/db/demo', 'api/src/db/migrations'];

/**
 * Returns a hash of the code that creates demo data: data created by other code are created again.
 */
export async function dataFingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = (await readdir(path.join(root, folder))).filter(
      (name) => !name.includes('.test'),
    );
    for (const name of names.sort()) {
      hash.update(`${name}\n`).update(await readFile(path.join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}
