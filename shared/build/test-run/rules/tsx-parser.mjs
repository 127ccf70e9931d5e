// Preloaded into dependency-cruiser: its SWC parser takes every file for TypeScript without JSX.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const cruiser = new URL(
  '../../../../node_modules/dependency-cruiser/package.json',
  import.meta.url,
);
const swc = createRequire(realpathSync(fileURLToPath(cruiser)))('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
