const { createHash, randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const libraryNames = require('./library-names.cjs');

const root = path.resolve(__dirname, '../../../..');
const cache = path.join(root, 'node_modules/.cache/portal/jest-libraries');

/** The icons in use, of thousands: each test would evaluate all of them. */
const iconsFile = path.join(root, 'shared/platform/ui/icons.ts');

const recipe = ['pnpm-lock.yaml', 'shared/build/jest/libraries/library-names.cjs']
  .map((file) => path.join(root, file))
  .concat(__filename, iconsFile);

/**
 * One script that holds the libraries of an environment, made once for each state of the lockfile.
 *
 * @param {'browser' | 'node'} kind
 * @returns {{script: string, moduleNameMapper: Record<string, string>}} the script's file, and for
 *   Jest the module that stands for each library
 */
module.exports = function bundleLibraries(kind) {
  const hash = createHash('sha256').update(`${process.version} ${kind}`);
  for (const file of recipe) hash.update(fs.readFileSync(file));
  const folder = path.join(cache, `${kind}-${hash.digest('hex').slice(0, 16)}`);
  const names = libraryNames[kind];
  if (!fs.existsSync(folder)) makeBundle(kind, names, folder);
  return {
    script: path.join(folder, 'libraries.js'),
    moduleNameMapper: Object.fromEntries(
      names.map((name) => [`^${name.replaceAll(/[/.]/g, '\\$&')}$`, path.join(folder, shim(name))]),
    ),
  };
};

const shim = (name) => `${name.replaceAll('/', '--')}.cjs`;

function makeBundle(kind, names, folder) {
  const unfinished = `${folder}.${randomUUID()}`;
  fs.mkdirSync(unfinished, { recursive: true });
  const { outputFiles } = esbuild.buildSync({
    stdin: {
      contents: `module.exports = {${names.map(
        (name) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(name)}); }`,
      )}};`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: kind,
    format: 'cjs',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"test"' },
    external: ['pg-native'],
    alias: kind === 'browser' ? { '@tabler/icons-react': writeIcons(unfinished) } : {},
    nodePaths: packagesWith(names),
    logLevel: 'error',
    write: false,
  });
  // React finds Node's timers by way of its module, as it does in a file of its own.
  const modules = 'mod = { exports: {} }';
  const [{ text }] = outputFiles;
  if (!text.includes(modules)) throw new Error('The bundle has no modules as they were known');
  // React keeps the stack of calls of ten thousand elements a second, for warnings: a tenth of the time.
  const script = text
    .replace(modules, 'mod = { exports: {}, require }')
    .replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false');
  fs.writeFileSync(path.join(unfinished, 'libraries.js'), script);
  for (const name of names)
    fs.writeFileSync(
      path.join(unfinished, shim(name)),
      // Testing Library asks it whether the clock is a fake one.
      `globalThis.jest ??= jest;\nmodule.exports = portalLibraries[${JSON.stringify(name)}];\n`,
    );
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first.
    fs.rmSync(unfinished, { recursive: true });
    if (!fs.existsSync(folder)) throw error;
  }
}

/** A module with the icons that the design system exports. */
function writeIcons(folder) {
  const [, names] = /export \{([^}]*)\} from '@tabler\/icons-react'/.exec(
    fs.readFileSync(iconsFile, 'utf8'),
  );
  const library = path.join(
    path.dirname(require.resolve('@tabler/icons-react', { paths: [iconsFile] })),
    '../esm/tabler-icons-react.mjs',
  );
  const file = path.join(folder, 'icons.mjs');
  fs.writeFileSync(file, `export {${names}} from ${JSON.stringify(library)};\n`);
  return file;
}

/** The folders of modules of packages that depend on one of the libraries. */
function packagesWith(names) {
  const folders = fs
    .readdirSync(root)
    .flatMap((name) =>
      name === 'shared'
        ? fs.readdirSync(path.join(root, name)).map((inner) => path.join(name, inner))
        : [name],
    );
  return folders
    .filter((folder) => {
      const file = path.join(root, folder, 'package.json');
      if (!fs.existsSync(file)) return false;
      const { dependencies = {}, devDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
      return names.some((name) => packageOf(name) in { ...dependencies, ...devDependencies });
    })
    .map((folder) => path.join(root, folder, 'node_modules'));
}

/** `@mantine/core/styles.css` is a file of `@mantine/core`. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
