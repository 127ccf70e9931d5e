import { readdir, readFile } from 'node:fs/promises';

/** A process with its parent. */
interface Relation {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const megabyte = 1_000_000;

/**
 * Memory of a process and its descendants together, and of the largest descendant, in megabytes (of
 * 1,000,000 bytes).
 */
export interface TreeMemory {
  readonly together: number;
  readonly ofChild: number;
}

/**
 * Returns the current memory of a process and its descendants, counting shared memory once. The
 * embedded database's process is excluded.
 *
 * @returns undefined if the system does not report it (without `/proc`)
 */
export async function treeMemory(root: number): Promise<TreeMemory | undefined> {
  const relations = await readRelations().catch(() => []);
  const below = descendants(root, relations).filter(
    ({ command }) => !command.includes('embedded-process'),
  );
  const own = await memoryOf(root);
  if (own === undefined) return undefined;
  // A process that has ended in the meantime counts as 0.
  const others = await Promise.all(below.map(async ({ pid }) => (await memoryOf(pid)) ?? 0));
  return {
    together: others.reduce((sum, each) => sum + each, own),
    ofChild: Math.max(0, ...others),
  };
}

/** `Pss` counts each shared page proportionally, in units of 1024 bytes. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kibibytes] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? [];
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / megabyte;
}

async function readRelations(): Promise<Relation[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    pids.map(async (pid) => {
      const [stat = '', command = ''] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      return { pid: Number(pid), parent: Number(/\) \S (\d+)/.exec(stat)?.[1]), command };
    }),
  );
}

const descendants = (root: number, relations: readonly Relation[]): Relation[] =>
  relations
    .filter(({ parent }) => parent === root)
    .flatMap((child) => [child, ...descendants(child.pid, relations)]);
