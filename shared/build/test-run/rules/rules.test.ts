import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrokenRule, brokenRules } from './broken-rules.ts';
import { cruiseArguments } from './cruise-arguments.ts';

jest.setTimeout(120_000);

/** Files of a small portal that follow the rules, with their imports. */
const good: Record<string, string[]> = {
  'shell/src/main.ts': [
    '@portal/platform/ui',
    '@portal/platform/session/manage',
    '@portal/contract/portal',
    './screens/index/index.page.tsx',
  ],
  'shell/src/screens/index/index.page.tsx': [],
  'shell/src/main.test.ts': ['@portal/build/versions'],
  'remote-alpha/src/entry.tsx': [
    '@portal/platform/ui',
    '@portal/contract/alpha',
    '@portal/contract/fleet-alpha',
    '@portal/contract/lookups',
    '@portal/contract/reports',
    './screens/one/one.page.tsx',
    './engine/engine.ts',
  ],
  'remote-alpha/src/screens/one/one.page.tsx': ['./part.tsx', '../../engine/engine.ts'],
  'remote-alpha/src/screens/one/part.tsx': [],
  'remote-alpha/src/screens/two/two.page.tsx': [],
  'remote-alpha/src/engine/engine.ts': ['../calls.ts', '../table/rows/rows.ts'],
  'remote-alpha/src/engine/engine.test.ts': ['../screens/one/one.page.tsx'],
  'remote-alpha/src/calls.ts': [],
  'remote-alpha/src/table/table.ts': ['../calls.ts'],
  'remote-alpha/src/table/grid.ts': ['./table.ts', './rows/rows.ts'],
  'remote-alpha/src/table/rows/rows.ts': ['./cells/cell.ts'],
  'remote-alpha/src/table/rows/cells/cell.ts': ['../row.ts'],
  'remote-alpha/src/table/rows/cells/testing.ts': ['../rows.ts'],
  'remote-alpha/src/table/rows/row.ts': [],
  'remote-beta/src/entry.tsx': ['@portal/platform/ui'],
  'shared/platform/ui/ui.ts': ['./button.tsx'],
  'shared/platform/ui/button.tsx': [
    '@portal/contract/portal',
    '@portal/contract/reports',
    '@portal/contract/wire',
  ],
  'shared/platform/session/session.ts': [],
  'shared/platform/session/manage.ts': ['./session.ts'],
  'shared/platform/format/format.ts': [],
  'shared/platform/remote/remote.ts': [],
  'shared/contract/portal/portal.ts': ['../wire/wire.ts'],
  'shared/contract/wire/wire.ts': [],
  'shared/contract/reports/reports.ts': ['../wire/wire.ts', '../portal/portal.ts'],
  'shared/contract/alpha/alpha.ts': ['../wire/wire.ts', '../reports/reports.ts'],
  'shared/contract/fleet-alpha/fleet-alpha.ts': [],
  'shared/contract/lookups/lookups.ts': [],
  'shared/contract/beta/beta.ts': [],
  'shared/build/versions/versions.ts': ['@portal/platform/remote'],
  'api/src/settings.ts': [],
  'api/src/modules/alpha/routes.ts': ['@portal/contract/alpha', '@portal/contract/beta'],
  'api/src/modules/beta/rows.ts': [],
  // Modules of one remote, imported in one direction only.
  'api/src/modules/fleet-alpha/routes.ts': ['../alpha/routes.ts'],
  'api/src/modules/beta/rows.test.ts': ['../alpha/routes.ts', '../alpha/testing/rows.ts'],
  'api/src/modules/alpha/testing/rows.ts': ['../../beta/rows.ts'],
  'api/src/app.ts': [
    '@portal/contract/portal',
    '@portal/contract/reports',
    '@portal/platform/remote',
    '@portal/platform/format',
  ],
  'api/src/db/testing.ts': [],
  'api/src/db/database.ts': [],
  'deploy/src/start.ts': [
    '@portal/platform/remote',
    '@portal/contract/portal',
    '@portal/build/versions',
    '@portal/api/settings',
  ],
  'e2e/tests/portal.spec.ts': [],
  'bench/src/bench.ts': [
    '@portal/platform/format',
    '@portal/contract/alpha',
    '@portal/build/versions',
    '@portal/api/database',
    '../../deploy/src/start.ts',
  ],
};

/** The import order of each package's folders, lowest first. */
const floors: Record<string, string[][]> = {
  shell: [['screens']],
  'remote-alpha': [['calls.ts', 'table/rows'], ['engine', 'table'], ['screens']],
  'remote-beta': [],
  'shared/platform': [['ui', 'session', 'format', 'remote']],
  'shared/contract': [
    ['wire'],
    ['portal'],
    ['reports'],
    ['alpha', 'fleet-alpha', 'lookups', 'beta'],
  ],
  'shared/build': [['versions']],
  api: [['db'], ['modules'], ['modules/fleet-alpha']],
  deploy: [],
  e2e: [['tests']],
  bench: [],
};

/** Imports that break a rule: the rule, the file, the imported file. */
const bad: [rule: string, file: string, imported: string][] = [
  ['what-shell-may-import', 'shell/src/a.ts', '../../remote-alpha/src/engine/engine.ts'],
  ['what-shell-may-import', 'shell/src/b.ts', '@portal/contract/alpha'],
  ['what-shell-may-import', 'shell/src/c.ts', '../../api/src/settings.ts'],
  ['what-remote-may-import', 'remote-alpha/src/a.tsx', '../../remote-beta/src/entry.tsx'],
  ['what-remote-may-import', 'remote-alpha/src/b.tsx', '../../shell/src/main.ts'],
  ['what-remote-may-import', 'remote-alpha/src/c.tsx', '@portal/contract/beta'],
  ['what-remote-may-import', 'remote-alpha/src/d.tsx', '@portal/contract/portal'],
  ['what-remote-may-import', 'remote-beta/src/e.tsx', '@portal/contract/fleet-alpha'],
  ['what-platform-may-import', 'shared/platform/ui/a.ts', '@portal/contract/alpha'],
  ['what-platform-may-import', 'shared/platform/ui/b.ts', '../../../shell/src/main.ts'],
  ['what-contract-may-import', 'shared/contract/alpha/a.ts', '@portal/platform/format'],
  ['what-build-may-import', 'shared/build/versions/a.ts', '@portal/platform/ui'],
  ['what-api-may-import', 'api/src/a.ts', '@portal/platform/ui'],
  ['what-api-may-import', 'api/src/b.ts', '../../deploy/src/start.ts'],
  ['what-deploy-may-import', 'deploy/src/a.ts', '../../api/src/app.ts'],
  ['what-deploy-may-import', 'deploy/src/b.ts', '@portal/contract/beta'],
  ['what-deploy-may-import', 'deploy/src/c.ts', '@portal/platform/ui'],
  ['what-e2e-may-import', 'e2e/tests/a.ts', '@portal/contract/portal'],
  ['what-bench-may-import', 'bench/src/a.ts', '../../api/src/app.ts'],
  ['what-bench-may-import', 'bench/src/b.ts', '../../remote-alpha/src/entry.tsx'],
  ['remotes-use-the-platform', 'remote-beta/src/a.tsx', 'axios'],
  ['remotes-use-the-platform', 'remote-beta/src/b.tsx', 'rxjs/operators'],
  ['remotes-use-the-platform', 'remote-beta/src/c.tsx', '@mantine/core'],
  ['remotes-use-the-platform', 'remote-beta/src/d.tsx', '@tanstack/react-query'],
  ['remotes-use-the-platform', 'remote-beta/src/f.tsx', 'react-router-dom'],
  ['remotes-use-the-platform', 'remote-beta/src/g.tsx', 'highcharts-react-official'],
  ['managed-by-the-shell', 'remote-beta/src/h.tsx', '@portal/platform/session/manage'],
  ['through-the-entry', 'remote-beta/src/i.tsx', '../../shared/platform/ui/button.tsx'],
  ['through-the-entry', 'shell/src/d.ts', '../../shared/platform/ui/button.tsx'],
  ['screens-stand-alone', 'remote-alpha/src/screens/two/a.tsx', '../one/part.tsx'],
  ['modules-stand-alone', 'api/src/modules/alpha/a.ts', '../beta/rows.ts'],
  ['modules-stand-alone', 'api/src/modules/fleet-alpha/b.ts', '../beta/rows.ts'],
  ['engines-know-no-area', 'api/src/d.ts', '@portal/contract/alpha'],
  ['tests-only', 'api/src/c.ts', './db/testing.ts'],
  ['build-is-for-builds', 'shell/src/e.ts', '@portal/build/versions'],
  ['floors', 'shared/contract/reports/a.ts', '../alpha/alpha.ts'],
  ['floors', 'remote-alpha/src/engine/a.ts', '../screens/one/part.tsx'],
  ['floors', 'remote-alpha/src/engine/b.ts', '../entry.tsx'],
  ['floors', 'remote-alpha/src/table/a.ts', '../engine/engine.ts'],
  ['floors', 'remote-alpha/src/engine/c.ts', '../table/table.ts'],
  ['floors', 'remote-alpha/src/table/rows/a.ts', '../table.ts'],
  ['nothing-missing', 'remote-beta/src/j.tsx', './nowhere.ts'],
  ['no-cycles', 'remote-beta/src/k.ts', './l.ts'],
  // Each of these imports is half of a cycle; `circles` has the other half.
  ['no-circles-of-rooms', 'remote-alpha/src/table/lines/a.ts', '../marks/a.ts'],
  ['no-circles-of-rooms', 'remote-alpha/src/table/lines/heads/a.ts', '../line.ts'],
  ['no-circles-of-rooms', 'e2e/tests/deep/one/a.ts', '../two/a.ts'],
];

const circles: Record<string, string> = {
  'remote-alpha/src/table/marks/b.ts': '../lines/b.ts',
  'remote-alpha/src/table/lines/line.ts': './heads/b.ts',
  'e2e/tests/deep/two/b.ts': '../three/a.ts',
  'e2e/tests/deep/three/b.ts': '../one/b.ts',
};
/** The targets of the cycles' imports; they import nothing further. */
const ends = [
  'remote-alpha/src/table/marks/a.ts',
  'remote-alpha/src/table/lines/b.ts',
  'remote-alpha/src/table/lines/heads/b.ts',
  'e2e/tests/deep/two/a.ts',
  'e2e/tests/deep/three/a.ts',
  'e2e/tests/deep/one/b.ts',
];

let folder: string;
let found: BrokenRule[];

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

const writeFloors = (dir: string, each: string[][]) => {
  write(`${dir}/floors.json`, JSON.stringify({ floors: each }));
  if (!existsSync(path.join(folder, dir, 'package.json'))) write(`${dir}/package.json`, '{}');
};

function cruise(...options: string[]) {
  const folders = [...new Set(Object.keys(floors).map((dir) => dir.split('/')[0] ?? dir))];
  return spawnSync(process.execPath, cruiseArguments(folders, ...options), {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

function makePackage(dir: string, name: string, entries: Record<string, string>) {
  write(`${dir}/package.json`, JSON.stringify({ name, type: 'module', exports: entries }));
  mkdirSync(path.join(folder, 'node_modules/@portal'), { recursive: true });
  symlinkSync(path.join(folder, dir), path.join(folder, 'node_modules', name));
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rules-')));
  makePackage('shared/platform', '@portal/platform', {
    './*/manage': './*/manage.ts',
    ...Object.fromEntries(
      ['ui', 'session', 'format', 'remote'].map((one) => [`./${one}`, `./${one}/${one}.ts`]),
    ),
  });
  makePackage(
    'shared/contract',
    '@portal/contract',
    Object.fromEntries(
      ['portal', 'wire', 'reports', 'alpha', 'fleet-alpha', 'lookups', 'beta'].map((one) => [
        `./${one}`,
        `./${one}/${one}.ts`,
      ]),
    ),
  );
  makePackage('shared/build', '@portal/build', { './versions': './versions/versions.ts' });
  makePackage('api', '@portal/api', {
    './database': './src/db/database.ts',
    './settings': './src/settings.ts',
  });
  for (const [file, imported] of Object.entries(good)) {
    // Parser check: a generic arrow function in plain TypeScript, and an element in TSX.
    const own = file.endsWith('.tsx')
      ? 'export const A = () => <a />;'
      : 'export const f = <T>(a: T) => a;';
    write(file, `${imported.map((one) => `import '${one}';`).join('\n')}\n${own}\n`);
  }
  for (const [index, [, file, imported]] of bad.entries()) {
    const forms = [
      `import '${imported}';`,
      `export * from '${imported}';`,
      `const a = () => import('${imported}');`,
      `import type { A } from '${imported}';`,
    ];
    write(file, forms[index % forms.length] ?? '');
  }
  write('remote-beta/src/l.ts', "import './k.ts';");
  for (const [file, imported] of Object.entries(circles)) write(file, `import '${imported}';`);
  for (const file of ends) write(file, '');
  for (const [dir, each] of Object.entries(floors)) writeFloors(dir, each);
  const { stdout, stderr } = cruise('--output-type', 'json');
  if (!stdout) throw new Error(stderr);
  found = brokenRules(stdout);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what keeps to the rules is let through', () => {
  expect(found.filter(({ from }) => from in good)).toEqual([]);
});

test.each(bad)('%s: %s may not import %s', (rule, file) => {
  expect(found.filter(({ from }) => from === file).map((one) => one.rule)).toContain(rule);
});

test.each([
  [[['calls.ts', 'engine'], ['screens']], 'does not say where table of remote-alpha/src stands'],
  [[['engine', 'table', 'screens', 'engines']], 'names engines, which is not in remote-alpha/src'],
  [
    [
      ['engine', 'table'],
      ['screens', 'table'],
    ],
    'names table twice',
  ],
])('floors that are not those of the package are refused: %j', (each, problem) => {
  writeFloors('remote-alpha', each);
  const { status, stderr } = cruise();
  expect(status).not.toBe(0);
  expect(stderr).toContain(`remote-alpha/floors.json ${problem}`);
});
