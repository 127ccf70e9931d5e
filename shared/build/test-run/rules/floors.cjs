const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Rules for dependency-cruiser that hold the floors of every package. `floors.json` at a package's
 * root lists them, lowest first: `{"floors": [["words"], ["links", "guard"], ["screens"]]}`. Names
 * are those of folders and files below `src`, or below the package where it has no `src`; files that
 * are not named there stand on top. A floor imports those below it, and what stands on one floor
 * does not import each other: so no folders import each other in a circle.
 *
 * @param {string} root folder of the workspace
 * @param {readonly string[]} tests patterns of what serves tests, which may import any floor
 * @throws Error that names a folder without a floor, or a floor that is no folder
 */
function floorRules(root, tests) {
  return packagesOf(root).flatMap((dir) => {
    const file = path.join(root, dir, 'floors.json');
    if (!existsSync(file)) throw new Error(`${dir} has no floors.json`);
    const base = existsSync(path.join(root, dir, 'src')) ? `${dir}/src` : dir;
    const { floors } = JSON.parse(readFileSync(file, 'utf8'));
    const named = floors.flat();
    check(root, dir, base, named);
    return floors.flatMap((floor, level) => {
      const below = floors.slice(0, level).flat();
      return floor.map((name) => ({
        name: 'floors',
        comment:
          'A floor imports those below it in `floors.json` of its package; what that does not name stands on top.',
        severity: 'error',
        from: { path: belongsTo(base, name, named), pathNot: tests },
        to: {
          path: `^${base}/`,
          pathNot: [...tests, ...[name, ...below].map((each) => belongsTo(base, each, named))],
        },
      }));
    });
  });
}

/** Pattern of the files of a name, apart from those of a longer name that begins with it. */
function belongsTo(base, name, named) {
  const inside = named.filter((other) => other.startsWith(`${name}/`));
  const apart =
    inside.length > 0
      ? `(?!/(${inside.map((one) => literal(one.slice(name.length + 1))).join('|')})(/|$))`
      : '';
  return `^${literal(`${base}/${name}`)}${apart}(/|$)`;
}

const literal = (text) => text.replaceAll('.', '\\.');

function check(root, dir, base, named) {
  for (const name of named) {
    if (!existsSync(path.join(root, base, name)))
      throw new Error(`${dir}/floors.json names ${name}, which is not in ${base}`);
  }
  const twice = named.find((name, index) => named.indexOf(name) < index);
  if (twice) throw new Error(`${dir}/floors.json names ${twice} twice`);
  const without = foldersIn(path.join(root, base)).filter(
    (folder) => !named.includes(folder) && !['testing', 'dist', 'node_modules'].includes(folder),
  );
  if (without.length > 0)
    throw new Error(
      `${dir}/floors.json does not say where ${without.join(', ')} of ${base} stands`,
    );
}

/** Packages of the workspace, by their folders. */
const packagesOf = (root) =>
  ['', 'shared/']
    .flatMap((parent) => foldersIn(path.join(root, parent)).map((name) => `${parent}${name}`))
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')));

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

module.exports = { floorRules };
