import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './integrity.ts';

const compressible = /\.(?:js|css|html|json|svg|txt|map)$/;
/** Minimum file size in bytes for which compression is worthwhile. */
const worthwhile = 512;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` copies, at maximum compression, beside every file below a folder that
 * benefits from it.
 */
export async function compressBelow(dir: string): Promise<void> {
  const files = (await filesBelow(dir)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(path.join(dir, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const [br, gz] = await Promise.all([
    asBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    asGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
