import { readdir, readFile } from 'node:fs/promises';

const megabyte = 1_000_000;

/**
 * Returns the peak memory of an API's process since it started, plus the peak of the embedded
 * database's process if there is one, in megabytes (of 1,000,000 bytes). The peaks are added even
 * if they occurred at different times.
 *
 * @returns undefined if the system does not report it (without `/proc`)
 */
export async function peakMemory(pid: number | undefined): Promise<number | undefined> {
  if (pid === undefined) return undefined;
  try {
    const pids = [pid, ...(await databaseProcesses(pid))];
    const peaks = await Promise.all(pids.map(peakOf));
    return peaks.reduce((sum, peak) => sum + peak, 0);
  } catch {
    return undefined;
  }
}

/** `VmHWM` is the peak resident size, in units of 1024 bytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  if (!kibibytes) throw new Error(`The peak of process ${pid} is not told`);
  return (Number(kibibytes) * 1024) / megabyte;
}

async function databaseProcesses(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [stat, command] = await Promise.all(
        ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      const [, ppid] = /\) \S (\d+)/.exec(stat ?? '') ?? [];
      return Number(ppid) === parent && command?.includes('embedded-process') ? pid : undefined;
    }),
  );
  return found.filter((pid) => pid !== undefined);
}
