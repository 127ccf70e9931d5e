import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

let root: string;
const tsx = path.dirname(require.resolve('tsx/package.json'));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

const lockfile = 'importers:\n\n  .: {}\n\n  one:\n    dependencies: {}\n';

/** Replaces the installer: records its calls and creates the files that the command needs. */
const installer = `#!/bin/sh
echo "$@" >> 'ROOT/installs'
env > 'ROOT/install-env'
echo 'words of the installer'
[ -e 'ROOT/fail' ] && cat 'ROOT/fail' && exit 1
mkdir -p 'ROOT/node_modules'
ln -sfn '${tsx}' 'ROOT/node_modules/tsx'
`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'bootstrap-')));
  write('package.json', '{"type": "module", "engines": {"node": ">=20.11"}}');
  write('pnpm-workspace.yaml', 'packages:\n  - one\n');
  write('pnpm-lock.yaml', lockfile);
  write('one/package.json', '{}');
  write('bin/npx', installer.replaceAll('ROOT', root));
  chmodSync(path.join(root, 'bin/npx'), 0o755);
  cpSync(__dirname, path.join(root, 'shared/build/bin'), { recursive: true });
  write(
    'command.ts',
    "const words: string[] = process.argv.slice(2);\nconsole.log('ran', words.join('+'));\nprocess.exitCode = 7;",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function bootstrap(args: string[] = ['command.ts', 'a', '--b'], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['shared/build/bin/bootstrap.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: `${root}/bin:${process.env.PATH}` },
  });
}
const installs = () => {
  const file = path.join(root, 'installs');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
};

test('a fresh clone is set up, quietly, and the command runs with its words and its exit code', () => {
  const { stdout, stderr, status } = bootstrap();
  expect(stdout).toBe('ran a+--b\n');
  expect(status).toBe(7);
  expect(stderr).toContain('Dependencies installed');
  expect(stdout + stderr).not.toContain('words of the installer');
  expect(readFileSync(path.join(root, 'installs'), 'utf8')).toContain('install --frozen-lockfile');
});

test('what is set up is not set up again', () => {
  bootstrap();
  expect(bootstrap().stderr).toBe('');
  expect(installs()).toBe(1);
});

test.each(['pnpm-lock.yaml', 'one/package.json', 'pnpm-workspace.yaml'])(
  'a changed %s is installed anew',
  (file) => {
    bootstrap();
    write(file, 'changed');
    bootstrap();
    expect(installs()).toBe(2);
  },
);

test('a failed installation is shown, runs nothing and is tried again', () => {
  write('fail', '');
  const { stdout, stderr, status } = bootstrap();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('words of the installer');
  expect(stderr).toContain('could not be installed');
  rmSync(path.join(root, 'fail'));
  expect(bootstrap().stdout).toBe('ran a+--b\n');
});

test('a new package that the lockfile does not know stops no command, and is told', () => {
  bootstrap();
  write('two/package.json', '{}');
  const { stdout, stderr, status } = bootstrap();
  expect([stdout, status, installs()]).toEqual(['ran a+--b\n', 7, 1]);
  expect(stderr).toBe('two: not installed yet. Install with: npx -y pnpm@12.21.0 install\n');
  write('pnpm-lock.yaml', `${lockfile}\n  two: {}\n`);
  expect(bootstrap().stderr).not.toContain('two');
  expect(installs()).toBe(2);
});

test('a package.json that asks for more than the lockfile has is told what mends that', () => {
  bootstrap();
  write('fail', 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"');
  write('one/package.json', '{"dependencies": {"x": "1.0.0"}}');
  const { stderr, status } = bootstrap();
  expect(status).toBe(1);
  expect(stderr).toMatch(/does not have\. Install it with: npx -y pnpm@\S+ install\n$/);
});

test("npm's own settings and NODE_ENV do not reach the installer, the way to a registry does", () => {
  bootstrap(['command.ts'], {
    npm_config_omit: 'dev',
    npm_lifecycle_event: 'start',
    npm_config_registry: 'https://registry.example/',
    NODE_ENV: 'production',
    CI: 'true',
  });
  const env = readFileSync(path.join(root, 'install-env'), 'utf8');
  expect(env).not.toMatch(/npm_config_omit|npm_lifecycle_event|NODE_ENV/);
  expect(env).toContain('npm_config_registry=https://registry.example/');
  expect(env).toContain('CI=true');
});

test('without a command it only sets up', () => {
  const { stdout, status } = bootstrap([]);
  expect([stdout, status]).toEqual(['', 0]);
  expect(installs()).toBe(1);
});

test('a Node.js that is too old is told so in one sentence', () => {
  write('package.json', '{"type": "module", "engines": {"node": ">=99.5"}}');
  const { stderr, status } = bootstrap();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This portal needs Node.js >=99\.5, and this is \d+\..*\n$/);
  expect(installs()).toBe(0);
});

test.each([
  ['20.11.0', false],
  ['20.10.9', true],
  ['18.99.0', true],
  ['22.0.0', false],
])('%s below >=20.11: %s', async (version, tooOld) => {
  const { nodeIsTooOld } = await import(path.join(__dirname, 'node-version.mjs'));
  expect(nodeIsTooOld(version, '>=20.11')).toBe(tooOld);
});
