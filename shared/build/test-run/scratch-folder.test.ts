import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratchFolder } from './scratch-folder.ts';

const { TMPDIR } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
  delete process.env.TMPDIR;
});
afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

/** Mocks the free memory, in bytes; the free space of the folder is the machine's. */
const free = (bytes: number) => jest.spyOn(process, 'availableMemory').mockReturnValue(bytes);

test('lies in memory that has room', async () => {
  free(2 ** 40);
  const made = await scratchFolder('in-', folder);
  expect(readdirSync(folder)).toEqual([path.basename(made)]);
});

test.each([
  ['there is little memory', () => free(2 ** 30), () => folder],
  ['there is no such place', () => free(2 ** 40), () => '/nowhere'],
])('lies with other temporary files where %s', async (_, prepare, memory) => {
  prepare();
  const made = await scratchFolder('out-', memory());
  expect(path.dirname(made)).toBe(tmpdir());
  rmSync(made, { recursive: true });
});

test('lies where it is told to', async () => {
  free(2 ** 40);
  process.env.TMPDIR = folder;
  const made = await scratchFolder('told-', '/nowhere');
  expect(path.dirname(made)).toBe(folder);
});
