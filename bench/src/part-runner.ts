import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './figures/part.ts';

interface Attempts {
  readonly report: (line: string) => void;
  /** Where the measurements of each part are stored, for a resumed run. */
  readonly folder: string;
  /** The state of the sources; a part measured at another state is measured again. */
  readonly version: string;
  /** Reuses the parts that an earlier run has measured. */
  readonly isResumed: boolean;
}

/**
 * Runs the parts of the benchmark one after another; the failure of one does not stop the others.
 */
export function partRunner({ report, folder, version, isResumed }: Attempts) {
  const failures: string[] = [];
  const fileOf = (name: string) =>
    path.join(folder, `${name.toLowerCase().replace(/\W+/g, '-')}.json`);
  return {
    /** Failures, one line per part. */
    failures,
    async run<Measures extends object>(
      name: string,
      part: () => Promise<Part<Measures>>,
    ): Promise<Part<Measures>> {
      const before = isResumed ? await read<Measures>(fileOf(name), version) : null;
      report(before ? `\n${name}, as measured before` : `\n${name}`);
      if (before) return before;
      try {
        const measured = await part();
        await mkdir(folder, { recursive: true });
        await writeFile(fileOf(name), JSON.stringify({ version, measured }));
        return measured;
      } catch (error) {
        console.error(error);
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
        return { missing: 'failed' };
      }
    },
  };
}

/** Reads the measurements of a part; null if there are none, or if they belong to other sources. */
async function read<Measures>(file: string, version: string): Promise<Part<Measures> | null> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8'));
    return kept.version === version ? kept.measured : null;
  } catch {
    return null;
  }
}
