import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyPassword } from '../../access/passwords.ts';
import { findCredentials } from '../../access/users.ts';
import { openDatabase } from '../../db/database.ts';
import { writeEmbedded } from '../../db/testing.ts';
import { builtProgram } from '../testing/built-program.ts';

const apiFolder = fileURLToPath(new URL('../../../', import.meta.url));
const named = [
  '--login',
  'ada',
  '--email',
  'Ada@fleet.example',
  '--name',
  'Ada',
  '--last-name',
  'Lopes',
];

let program: string;
let dataDir: string;
beforeAll(async () => {
  program = await builtProgram('portal.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'portal-command-'));
  await writeEmbedded(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command with a password on its standard input. */
async function portal(args: readonly string[], password = 'a good password') {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: apiFolder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

const add = (...args: string[]) => portal(['user', 'add', ...named, ...args]);

test('the first user of an empty portal can be made, and only once', async () => {
  expect(await add('--group', 'GYR', '--rights', 'TMLOGIN,TVADMIN2')).toEqual({
    code: 0,
    output: 'Ada@fleet.example can sign in now.\n',
    errors: '',
  });
  const { kysely, close } = await openDatabase({ databaseUrl: null, dataDir }, console.error);
  const user = await findCredentials(kysely, 'ada@FLEET.example');
  expect(await verifyPassword(user?.passwordHash ?? null, 'a good password')).toBe(true);
  const rights = await kysely
    .selectFrom('user_rights')
    .select('right_code')
    .orderBy('right_code')
    .execute();
  expect(rights.map(({ right_code }) => right_code)).toEqual(['TMLOGIN', 'TVADMIN2']);
  await close();
  expect(await add('--group', 'GYR')).toMatchObject({
    code: 1,
    errors: 'There is a user with the login ada or the address Ada@fleet.example already.\n',
  });
});

test('beside a running portal on the embedded database it is refused by a clear sentence', async () => {
  const { close } = await openDatabase({ databaseUrl: null, dataDir }, console.error);
  const { code, errors } = await add('--group', 'GYR');
  expect(code).toBe(1);
  expect(errors).toContain(
    `The database in ${join(dataDir, 'database')} is in use by another portal`,
  );
  await close();
});

test('a command that is not one is answered by those that are', async () => {
  const { code, errors } = await portal(['user', 'remove']);
  expect(code).toBe(2);
  expect(errors).toMatch(/^There is no command "user remove"\..*user add/s);
});

test('a short password is refused', async () => {
  const { code, errors } = await portal(['user', 'add', ...named, '--group', 'CUS'], 'short');
  expect({ code, errors }).toEqual({ code: 2, errors: 'A password has 12 to 200 characters.\n' });
});

test('help names every option and every right', async () => {
  const { code, output } = await portal(['user', 'add', '--help']);
  expect(code).toBe(0);
  for (const word of [
    '--login',
    '--email',
    '--name',
    '--last-name',
    '--group',
    '--rights',
    '--accounts',
    '--nonsigs',
    'FDLOGIN',
  ]) {
    expect(output).toContain(word);
  }
  expect((await portal(['--help'])).output).toContain('user add');
});
