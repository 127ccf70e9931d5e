import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { countriesOf } from './countries-of.mjs';
import { mapPath } from './map-path.mjs';

// Projects the regions of the language chooser and writes them as a module, so that no page
// carries a projection: `node project-map.mjs`. With `--check` it writes nothing and fails where
// the module is not what it would write.

const width = 800;
const height = 388;
const target = path.join(import.meta.dirname, 'world-map.ts');

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
const world = JSON.parse(readFileSync(atlas, 'utf8'));
const shownLand = world.objects.countries.geometries.filter(({ id }) => id !== '010');

const projection = geoNaturalEarth1()
  .rotate([-11, 0])
  .fitSize([width, height], merge(world, shownLand));
const project = geoPath(projection);
const pathOf = (countries) => mapPath(project(merge(world, countries)));

const regions = countriesOf(shownLand);
// Short names stand on the line of their value: the formatter's way.
const lines = Object.entries(regions).map(([region, countries]) => {
  const gap = region.length > 4 ? '\n    ' : ' ';
  return `  ${region}:${gap}'${pathOf(countries)}',\n`;
});
const module_ = `// Made by project-map.mjs from Natural Earth's countries (world-atlas, 1:110m, public domain).

/** Width and height of the drawing. */
export const mapSize = { width: ${width}, height: ${height} } as const;

/** The outline of each region of the chooser, and of the land that has none. */
export const mapPaths = {
${lines.join('')}} as const;
`;

if (process.argv.includes('--check')) {
  process.exitCode = readFileSync(target, 'utf8') === module_ ? 0 : 1;
} else writeFileSync(target, module_);
