import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSupervisor, type Supervisor } from './supervisor.ts';

jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../../..');
let folder: string;
let supervisor: Supervisor;

const living = 'setInterval(() => {}, 1000);';
const good = `${living}
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true, pid: process.pid });`;
const stubborn = `process.on('SIGTERM', () => {}); ${good}`;

/** A part that runs the given source. */
function part(name: string, source: string) {
  const program = path.join(folder, `${name}.mjs`);
  writeFileSync(program, source);
  return { name, program, cwd: root, env: process.env, patience: 500 };
}
const start = (name: string, source: string) =>
  supervisor.start<{ ready: true; pid: number }>(part(name, source));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await wait(20);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'parts-')));
  supervisor = createSupervisor();
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a part hands over what it says when it is ready', async () => {
  expect(await start('good', good)).toMatchObject({ ready: true, pid: expect.any(Number) });
});

test('stopping ends every part, also one that will not', async () => {
  const pids = [(await start('good', good)).pid, (await start('stubborn', stubborn)).pid];
  await supervisor.stop();
  expect(pids.filter(isRunning)).toEqual([]);
});

test('parts end in the reverse order of their start', async () => {
  const said = path.join(folder, 'said');
  const says = (word: string) => `
    import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => { appendFileSync('${said}', '${word}'); process.exit(0); });
    ${good}`;
  await start('first', says('first'));
  await start('second', says('second '));
  await supervisor.stop();
  expect(readFileSync(said, 'utf8')).toBe('second first');
});

test('a part that ends before it is ready is named', async () => {
  await expect(start('API', 'process.exit(3)')).rejects.toThrow('The API ended (code 3).');
  await expect(supervisor.failed).rejects.toThrow('The API ended (code 3).');
});

test('a part that dies is named', async () => {
  await start('API', good);
  const { pid } = await start('gateway', good);
  process.kill(pid, 'SIGKILL');
  await expect(supervisor.failed).rejects.toThrow('The gateway ended (SIGKILL).');
});

test('nothing is started any more while the rest ends', async () => {
  await supervisor.stop();
  await expect(start('late', good)).rejects.toThrow('The late was not started');
});

test('a part that says nothing is given up, with what it said last', async () => {
  const silent = { ...part('API', living), silence: 1500 };
  await expect(supervisor.start(silent)).rejects.toThrow(
    'The API did not become ready: it said nothing for 1.5 s.',
  );
  // A busy machine takes seconds to send the first message.
  const speaking = part('API', `process.send({ progress: 'step 1' }); ${living}`);
  await expect(supervisor.start({ ...speaking, silence: 10_000 })).rejects.toThrow(
    'it said nothing for 10 s since "step 1".',
  );
});

describe('a part that is to live', () => {
  const said: string[] = [];
  const revived = (name: string, source: string) =>
    supervisor.start<{ ready: true; pid: number }>(part(name, source), {
      env: ({ pid }) => ({ ...process.env, BEFORE: String(pid) }),
      report: (sentence) => said.push(sentence),
    });
  /** Records each start in a file: its pid, and the pid of the first start. */
  const notes = `
    import { appendFileSync } from 'node:fs';
    const note = () => appendFileSync(process.argv[1] + '.noted', process.pid + ' ' + process.env.BEFORE + '\\n');
    note(); ${good}`;
  const lines = () =>
    existsSync(path.join(folder, 'API.mjs.noted'))
      ? readFileSync(path.join(folder, 'API.mjs.noted'), 'utf8').trim().split('\n')
      : [];
  async function untilLines(count: number): Promise<string[]> {
    while (lines().length < count) await wait(20);
    return lines();
  }
  beforeEach(() => {
    said.length = 0;
  });

  test('is started again when it dies, with what the first one said', async () => {
    const { pid } = await revived('API', notes);
    process.kill(pid, 'SIGKILL');
    const [, second = ''] = await untilLines(2);
    expect(second.split(' ')[1]).toBe(String(pid));
    while (said.length < 2) await wait(20);
    expect(said).toEqual([
      'The API ended (SIGKILL). It is started again in 0.2 s.',
      'The API is back.',
    ]);
  });

  test('is started again when it dies before it is ready, after a longer pause', async () => {
    const once = `if (process.env.BEFORE) process.exit(4); ${notes}`;
    const { pid } = await revived('API', once);
    process.kill(pid, 'SIGKILL');
    while (said.length < 5) await wait(20);
    expect(said).toEqual([
      'The API ended (SIGKILL). It is started again in 0.2 s.',
      'The API ended (code 4).',
      'The API ended (code 4). It is started again in 0.4 s.',
      'The API ended (code 4).',
      'The API ended (code 4). It is started again in 0.8 s.',
    ]);
  });

  test('ends with the rest, also while it is waited for', async () => {
    const { pid } = await revived('API', notes);
    const failing = `if (process.env.BEFORE) process.exit(4); ${good}`;
    const other = await revived('gateway', failing);
    process.kill(other.pid, 'SIGKILL');
    while (said.length < 3) await wait(20);
    await supervisor.stop();
    expect(isRunning(pid)).toBe(false);
  });
});

describe('the process that started the parts', () => {
  let runner: ChildProcess;

  /** Writes a runner with two parts; it sends all their pids to its parent, or to a file. */
  function writeRunner(said = ''): string {
    const parts = [part('one', good), part('two', stubborn)];
    const program = path.join(folder, 'runner.mts');
    writeFileSync(
      program,
      `import { renameSync, writeFileSync } from 'node:fs';
       import { createSupervisor } from '${path.join(__dirname, 'supervisor.ts')}';
       import { onEnd } from '${path.join(__dirname, 'on-end.ts')}';
       const supervisor = createSupervisor();
       onEnd(() => supervisor.stop().then(() => process.exit(0)));
       const pids = [process.pid];
       for (const part of ${JSON.stringify(parts.map(({ env: _, ...rest }) => rest))})
         pids.push((await supervisor.start({ ...part, env: process.env })).pid);
       process.send?.(pids);
       if ('${said}') {
         writeFileSync('${said}.part', JSON.stringify(pids));
         renameSync('${said}.part', '${said}');
       }
       supervisor.failed.catch(() => supervisor.stop()).then(() => process.exit(1));`,
    );
    return program;
  }

  /** Starts a runner in its own process; resolves with its pid and those of its parts. */
  async function startRunner(): Promise<number[]> {
    const program = writeRunner();
    runner = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return new Promise((resolve) => {
      runner.once('message', (pids: number[]) => resolve(pids));
    });
  }
  const code = () =>
    new Promise((resolve) => {
      runner.once('exit', resolve);
    });

  test.each(['SIGINT', 'SIGTERM'] as const)('leaves nothing behind after %s', async (signal) => {
    const pids = await startRunner();
    runner.kill(signal);
    runner.kill(signal);
    expect(await code()).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('leaves nothing behind when its own parent lets go', async () => {
    const pids = await startRunner();
    runner.disconnect();
    await code();
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('leaves nothing behind when it is killed outright, with its whole group', async () => {
    const pids = await startRunner();
    process.kill(-(runner.pid ?? 0), 'SIGKILL');
    await code();
    await untilGone(pids);
  });

  test('leaves nothing behind when npm, above its shell, is killed outright', async () => {
    const npm = path.join(folder, 'npm.mjs');
    const said = path.join(folder, 'pids');
    writeFileSync(
      npm,
      `import { spawn } from 'node:child_process';
       spawn('sh', ['-c', '${process.execPath} --import tsx ${writeRunner(said)}; true'], { cwd: '${root}' });
       ${living}`,
    );
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    runner = spawn(process.execPath, [npm], { env, stdio: 'ignore' });
    while (!existsSync(said)) await wait(20);
    const pids: number[] = JSON.parse(readFileSync(said, 'utf8'));
    expect(pids.filter(isRunning)).toEqual(pids);
    runner.kill('SIGKILL');
    await untilGone(pids);
  });

  test('ends the rest with an error when a part dies', async () => {
    const pids = await startRunner();
    process.kill(pids[1] ?? 0, 'SIGKILL');
    expect(await code()).toBe(1);
    expect(pids.filter(isRunning)).toEqual([]);
  });
});
