import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// A command (`node bundle-program.mjs <program> <file>`): writes a program with all that it loads into
// one file. A test that starts it often saves the loading of hundreds of files for each start.

const [program = '', file = ''] = process.argv.slice(2);

/** Each source keeps its own place, by which it finds the files and programs beside it. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: source }) => {
      const text = await readFile(source, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(source).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(source)));
      return { contents, loader: 'ts' };
    });
  },
};

const unfinished = `${file}.${process.pid}`;
await build({
  entryPoints: [program],
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // What loads parts of itself by its own place, or is not JavaScript alone.
  external: ['pg-native', '@electric-sql/*', '@hyzyla/*', '@node-rs/*', '@resvg/*', 'pdfmake'],
  banner: {
    js: `import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);`,
  },
  plugins: [ownPlaces],
  logLevel: 'error',
});
// Tests of another process may be about to start it.
await rename(unfinished, file);
