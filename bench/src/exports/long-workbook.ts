import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '@portal/build/clean-environment';

/** What it took to write a table of many rows as a workbook. */
export interface LongWorkbook {
  readonly rows: number;
  /** Seconds. */
  readonly time: number;
  /** The most memory of the process that writes, in megabytes (of 1,000,000 bytes). */
  readonly memory: number;
  /** What a thousand times fewer rows take less of it. */
  readonly growth: number;
}

/** What the process says when the workbook is written. */
interface Told {
  readonly milliseconds: number;
  readonly memory: number;
}

const program = path.join(import.meta.dirname, 'long-workbook-process.ts');
const run = promisify(execFile);

/** Writes a long table and a short one, each in a process of its own. */
export async function longWorkbook(root: string, rows: number): Promise<LongWorkbook> {
  const written = async (count: number): Promise<Told> => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', program, String(count)], {
      cwd: root,
      env: cleanEnvironment(),
    });
    return JSON.parse(stdout);
  };
  const [short, long] = [await written(rows / 1000), await written(rows)];
  return {
    rows,
    time: long.milliseconds / 1000,
    memory: long.memory,
    growth: long.memory - short.memory,
  };
}
