import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { untilSilent } from './until-silent.ts';

jest.setTimeout(120_000);

type Answering = { ready: true; pid: number; helper: number; port: number };

const root = path.resolve(__dirname, '../../..');
const rhythm = { pause: 50, patience: 300, tries: 3 };
/** A part that answers calls, and has started a child process. */
const source = `
  import { spawn } from 'node:child_process';
  import http from 'node:http';
  const helper = spawn('sleep', ['1000']);
  process.on('SIGTERM', () => { helper.kill(); process.exit(0); });
  const server = http.createServer((_, answer) => answer.writeHead(503).end('not ready'));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    process.send({ ready: true, pid: process.pid, helper: helper.pid, port });
  });`;

let folder: string;
let supervisor: Supervisor;
let settled: boolean;
const said: string[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'parts-')));
  supervisor = createSupervisor();
  settled = false;
  said.length = 0;
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(): Promise<Answering> {
  const program = path.join(folder, 'API.mjs');
  writeFileSync(program, source);
  return supervisor.start<Answering>(
    { name: 'API', program, cwd: root, env: process.env },
    {
      env: () => process.env,
      report: (sentence) => said.push(sentence),
      silent: async ({ port }, ended) => {
        await untilSilent(`http://127.0.0.1:${port}`, ended, rhythm);
        settled = true;
      },
    },
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a part that stands still is ended with all that it started, and started again', async () => {
  const { pid, helper } = await start();
  process.kill(-pid, 'SIGSTOP');
  while (said.length < 3) await wait(20);
  expect(said).toEqual([
    'The API does not answer any more.',
    'The API ended (SIGKILL). It is started again in 0.2 s.',
    'The API is back.',
  ]);
  while ([pid, helper].some(isRunning)) await wait(20);
});

test('a part that has ended is asked no more', async () => {
  await start();
  await supervisor.stop();
  while (!settled) await wait(20);
  expect(said).toEqual([]);
});
