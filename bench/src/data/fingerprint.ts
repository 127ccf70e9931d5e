import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What decides which rows demo data has, and in which tables they lie. */
const sources = ['api/src/db/demo', 'api/src/db/migrations'];

/** Changes with the code that makes demo data: data that was made by other code is made anew. */
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
