import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '@portal/build/clean-environment';

/** Cost of writing a table of many rows as a workbook. */
export interface LongWorkbook {
  readonly rows: number;
  /** Seconds. */
  readonly time: number;
  /** Peak memory of the writing process, in megabytes (of 1,000,000 bytes). */
  readonly memory: number;
  /** Additional memory compared with a table of a thousandth of the rows, in megabytes. */
  readonly growth: number;
}

/** The process's report on the written workbook. */
interface WorkbookMeasurement {
  readonly milliseconds: number;
  readonly memory: number;
}

const program = path.join(import.meta.dirname, 'long-workbook-process.ts');
const run = promisify(execFile);

/** Writes a long table and a short one, each in a process of its own. */
export async function longWorkbook(root: string, rows: number): Promise<LongWorkbook> {
  const written = async (count: number): Promise<WorkbookMeasurement> => {
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
