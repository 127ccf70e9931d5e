import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSiteLock } from './site-lock.ts';

let siteDir: string;
const lock = () => path.join(siteDir, '.deploying');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

test('one waits for the other, also for one that fails', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('Failed');
  };
  const [first] = await Promise.allSettled([
    withSiteLock(siteDir, work('first')),
    withSiteLock(siteDir, work('second')),
  ]);
  expect(first?.status).toBe('rejected');
  // Either may come first, but they never interleave.
  expect([order.slice(0, 2), order.slice(2)].sort()).toEqual([
    ['first starts', 'first ends'],
    ['second starts', 'second ends'],
  ]);
  expect(existsSync(lock())).toBe(false);
});

test('what a process left behind that is gone is taken over', async () => {
  writeFileSync(lock(), '999999999');
  expect(await withSiteLock(siteDir, async () => 'done')).toBe('done');
});

test('one that does not end is named, with what to do', async () => {
  writeFileSync(lock(), String(process.ppid));
  await expect(withSiteLock(siteDir, async () => 'done', 0)).rejects.toThrow(
    `is being deployed by process ${process.ppid}:\n  wait until it is done`,
  );
  expect(existsSync(lock())).toBe(true);
});
