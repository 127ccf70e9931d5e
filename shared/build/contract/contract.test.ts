import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWorkspaceRoot } from '../workspace/workspace.ts';
import { type ContractHistory, recordSurface } from './contract-history.ts';
import { neededContract } from './needed-contract.ts';
import { contractFiles, platformContract } from './platform-contract.ts';
import { readSurface, type Surface } from './surface.ts';

const root = findWorkspaceRoot(__dirname);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const none: ContractHistory = { versions: {}, since: {} };
const surfaceOf = (names: string[]): Surface => ({ ui: { names, text: names.join() } });
const first = recordSurface(none, '1.0.0', surfaceOf(['Button']));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
  return path.join(dir, file);
};

test("what is written down is the platform's surface under its version", () => {
  const contents = platformContract(root);
  for (const [name, file] of Object.entries(contractFiles)) {
    const written = readFileSync(path.join(root, 'shared/platform', file), 'utf8');
    expect(written).toBe(contents[name as keyof typeof contractFiles]);
  }
});

test('a surface is the names of a module and the declarations behind them', () => {
  write('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"types":[]}}');
  write(
    'ui/ui.ts',
    "export { Button, type Look as ButtonLook } from './button.ts';\nexport * from './icons.ts';",
  );
  write('ui/button.ts', '/** Words. */\nexport type Look = "plain";\nexport const Button = 1;');
  write(
    'ui/icons.ts',
    'export const IconX = 1;\nconst own = 2;\nexport function draw() { return own; }',
  );
  const { ui } = readSurface(dir, ['ui'], compiler);
  expect(ui?.names).toEqual(['Button', 'ButtonLook', 'IconX', 'draw']);
  expect(ui?.text).toContain('export type Look = "plain";');
  expect(ui?.text).not.toContain('Words');
  write('ui/button.ts', 'export type Look = 1');
  expect(() => readSurface(dir, ['ui'], compiler)).toThrow(/has no exported member/);
});

describe('a version', () => {
  it('holds one surface', () => {
    expect(recordSurface(first, '1.0.0', surfaceOf(['Button']))).toEqual(first);
    expect(() => recordSurface(first, '1.0.0', surfaceOf(['Button', 'Chip']))).toThrow(
      /is not that of 1\.0\.0 any more: give it a new version/,
    );
  });

  it('remembers since when a name is there', () => {
    const second = recordSurface(first, '1.1.0', surfaceOf(['Button', 'Chip']));
    expect(second.since).toEqual({ ui: { Button: '1.0.0', Chip: '1.1.0' } });
    expect(Object.keys(second.versions)).toEqual(['1.0.0', '1.1.0']);
  });

  it('takes nothing away within a major version', () => {
    expect(() => recordSurface(first, '1.1.0', surfaceOf(['Chip']))).toThrow(
      'ui: Button is gone: that takes a new major version.',
    );
    expect(recordSurface(first, '2.0.0', surfaceOf(['Chip'])).since).toEqual({
      ui: { Chip: '2.0.0' },
    });
  });
});

describe('what a remote needs', () => {
  const history = recordSurface(first, '1.1.0', surfaceOf(['Button', 'Chip']));
  const needed = (text: string) => neededContract([write('src/a.tsx', text)], history);

  it.each([
    ["import { Button } from '@portal/platform/ui';", '1.0.0'],
    ["import { Button } from '@portal/platform/ui';\nimport { Chip } from 'elsewhere';", '1.0.0'],
    ["import {\n  Button,\n  type Chip as Other,\n} from '@portal/platform/ui';", '1.1.0'],
    ["export { Chip } from '@portal/platform/ui';", '1.1.0'],
    ["import * as ui from '@portal/platform/ui';", '1.1.0'],
    ["const ui = import('@portal/platform/ui');", '1.1.0'],
    ['export const nothing = 1;', '1.0.0'],
  ])('%s: %s', (text, version) => {
    expect(needed(text)).toBe(version);
  });

  it('refuses a name that no version has', () => {
    expect(() => needed("import { Knob } from '@portal/platform/ui';")).toThrow(
      '@portal/platform/ui has no Knob',
    );
  });
});
