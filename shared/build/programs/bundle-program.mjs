import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// A command (`node bundle-program.mjs <program> <file>`) that bundles a program with everything it
// loads into one file. This saves tests from loading hundreds of files at each start.

const [program = '', file = ''] = process.argv.slice(2);

/** Keeps each source's own path, from which it finds its neighboring files and programs. */
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
  // Packages that load parts of themselves by their own path, or are not pure JavaScript.
  external: ['pg-native', '@electric-sql/*', '@hyzyla/*', '@node-rs/*', '@resvg/*', 'pdfmake'],
  banner: {
    js: `import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);`,
  },
  plugins: [ownPlaces],
  logLevel: 'error',
});
// Tests of another process may be about to start it.
await rename(unfinished, file);
