import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUse, lockDirectory } from './data-lock.ts';
import { takeNext } from './lock-files.ts';
import { identify, isAlive } from './process-identity.ts';
import { spawnProgram } from './testing/spawn.ts';

let directory: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child);
  await rm(directory, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/**
 * Starts a process that takes the lock.
 *
 * @returns it with its message
 */
async function holder(...owner: string[]): Promise<{ child: ChildProcess; says: string }> {
  const child = spawnProgram('lock-holder.ts', [directory, ...owner]);
  started.push(child);
  const [says] = await once(child, 'message');
  return { child, says };
}

const lockFiles = async () => (await readdir(directory)).sort();

test('a second process is refused at once, by a sentence with the directory and the pid', async () => {
  const { child } = await holder();
  const before = performance.now();
  await expect(lockDirectory(directory, process.pid)).rejects.toThrow(
    new DirectoryInUse(directory, child.pid ?? 0),
  );
  expect(performance.now() - before).toBeLessThan(1000);
  await expect(lockDirectory(directory, process.pid)).rejects.toThrow(
    `The database in ${directory} is in use by another portal (process ${child.pid}).`,
  );
});

test('a holder that was killed holds nothing', async () => {
  const { child } = await holder();
  await kill(child);
  await lockDirectory(directory, process.pid);
  expect(await lockFiles()).toEqual(['lock.2']);
});

test('another process with the pid of a dead holder does not hold it', async () => {
  const me = identify(process.pid);
  const other = { pid: process.pid, started: `${me?.started}0` };
  await writeFile(join(directory, 'lock.7'), JSON.stringify({ ...other, owner: other }));
  await lockDirectory(directory, process.pid);
  expect(await lockFiles()).toEqual(['lock.8']);
  expect(JSON.parse(await readFile(join(directory, 'lock.8'), 'utf8'))).toMatchObject(me ?? {});
});

test('a lock that says nothing readable holds nothing', async () => {
  await writeFile(join(directory, 'lock.1'), '');
  await lockDirectory(directory, process.pid);
  expect(await lockFiles()).toEqual(['lock.2']);
});

test('who stood still between looking and taking does not win over a higher number', async () => {
  const { child } = await holder();
  await rename(join(directory, 'lock.1'), join(directory, 'lock.5'));
  const me = { pid: process.pid, started: identify(process.pid)?.started ?? '' };
  // It saw the dead 3; 4 has come and gone since then.
  expect(await takeNext(directory, [3], { ...me, owner: me })).toBe(false);
  expect(await lockFiles()).toEqual(['lock.5']);
  await expect(lockDirectory(directory, process.pid)).rejects.toThrow(
    new DirectoryInUse(directory, child.pid ?? 0),
  );
});

test('an orphan that is about to end is waited for', async () => {
  const { child: owner } = await holder();
  await rm(join(directory, 'lock.1'));
  const { child: orphan, says } = await holder(String(owner.pid));
  expect(says).toBe('held');
  await kill(owner);
  const taken = lockDirectory(directory, process.pid);
  setTimeout(() => orphan.kill('SIGKILL'), 300);
  await taken;
  expect(isAlive({ pid: orphan.pid ?? 0, started: '' })).toBe(false);
});

test('an orphan that stands still is ended', async () => {
  const { child: owner } = await holder();
  await rm(join(directory, 'lock.1'));
  const { child: orphan } = await holder(String(owner.pid));
  await kill(owner);
  orphan.kill('SIGSTOP');
  const ended = once(orphan, 'exit');
  await lockDirectory(directory, process.pid, 300);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await lockFiles()).toEqual(['lock.2']);
});

test('of many that want it at once, over a dead holder, one gets it', async () => {
  const { child: dead } = await holder();
  await kill(dead);
  const all = await Promise.all(Array.from({ length: 6 }, () => holder()));
  const winners = all.filter(({ says }) => says === 'held');
  expect(winners).toHaveLength(1);
  const losers = all.filter(({ says }) => says !== 'held');
  for (const { says } of losers) {
    expect(says).toContain(`in use by another portal (process ${winners[0]?.child.pid})`);
  }
});
