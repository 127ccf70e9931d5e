import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage } from './build-package.ts';
import { takeFirstFiles } from './first-files.ts';

const page = `import './main.module.css';
export default () => null;
export const late = () => import('./late.ts');`;
const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@portal/remote-one', version: '0.1.0' }),
  'src/entry.tsx': `
    const screens = import.meta.webpackContext('./screens', { regExp: /\\.page\\.tsx$/, mode: 'lazy' });
    export default { pages: { main: () => screens('./main/main.page.tsx'), other: () => screens('./other/other.page.tsx') } };`,
  'src/screens/main/main.page.tsx': page,
  'src/screens/main/main.module.css': '.main { color: red }',
  'src/screens/main/late.ts': 'import "./late.module.css"; export const late = 1;',
  'src/screens/main/late.module.css': '.late { color: blue }',
  'src/screens/other/other.page.tsx': 'export default () => null;',
};

let dir: string;
let outDir: string;
const build = (mode: 'production' | 'development') =>
  buildPackage({ packageDir: dir, version: '0.1.0-0a1b2c3d', outDir, mode });

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'remote-'));
  outDir = path.join(dir, 'dist');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  mkdirSync(path.join(dir, 'node_modules/@portal'), { recursive: true });
  symlinkSync(
    path.join(__dirname, '../../platform'),
    path.join(dir, 'node_modules/@portal/platform'),
  );
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a build names its entry, and for each page the scripts and styles it needs first', async () => {
  await build('production');
  const first = await takeFirstFiles(outDir);
  const written = readdirSync(outDir);
  expect(written).not.toContain('first-files.json');
  expect(first?.entry).toMatch(/^entry\.[0-9a-f]{8}\.js$/);
  expect(Object.keys(first?.pages ?? {})).toEqual(['main', 'other']);
  const { main = [], other = [] } = first?.pages ?? {};
  const kinds = (list: readonly string[]) => list.map((file) => path.extname(file)).sort();
  expect([kinds(main), kinds(other)]).toEqual([
    ['.css', '.js', '.js'],
    ['.js', '.js'],
  ]);
  expect(main.filter((file) => other.includes(file))).toEqual([
    expect.stringMatching(/^__federation_expose_entry\./),
  ]);
  expect(written).toEqual(expect.arrayContaining([first?.entry, ...main, ...other]));
});

test('two sheets of one name are not built, since their classes would be one', async () => {
  mkdirSync(path.join(dir, 'src/other'));
  writeFileSync(path.join(dir, 'src/other/late.module.css'), '.late { color: green }');
  writeFileSync(
    path.join(dir, 'src/screens/other/other.page.tsx'),
    "import '../../other/late.module.css'; export default () => null;",
  );
  await expect(build('production')).rejects.toThrow('have one name');
});

test('the late files of a build ask the page for their hashes before they run', async () => {
  await build('production');
  const first = await takeFirstFiles(outDir);
  const entry = readFileSync(path.join(outDir, first?.entry ?? ''), 'utf8');
  expect(entry.match(/portal\.integrity/g)).toHaveLength(2);
});

test('an entry carries nothing of the federation runtime that nobody calls', async () => {
  await build('production');
  const first = await takeFirstFiles(outDir);
  const entry = readFileSync(path.join(outDir, first?.entry ?? ''), 'utf8');
  expect(entry).toContain('initContainerEntry');
  expect(entry).not.toContain('captureStackTrace');
  // A module whose whole content was removed.
  expect(entry).not.toMatch(/\b\d+\(\)\{\}/);
});

test('of a build in development nothing is known ahead', async () => {
  await build('development');
  expect(readdirSync(outDir)).toContain('entry.js');
  expect(await takeFirstFiles(outDir)).toBeUndefined();
});
