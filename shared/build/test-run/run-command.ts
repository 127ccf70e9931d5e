import { spawn } from 'node:child_process';

interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  /** User and group that run it. */
  readonly uid?: number;
  readonly gid?: number;
  /** Whether to show the output as it comes, besides collecting it. */
  readonly live?: boolean;
}

export interface CommandResult {
  /** Null if a signal ended it. */
  readonly code: number | null;
  /** The complete output, in order. */
  readonly output: string;
}

/** Runs a program to its end. Never rejects: a program that cannot be started has code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  { live = false, ...options }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const output = () => Buffer.concat(chunks).toString('utf8');
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on('data', (chunk: Buffer) => chunks.push(chunk));
      if (live) from.pipe(to, { end: false });
    }
    child.once('error', (error) => {
      // Aborting the run ends the program; `close` then reports its end.
      if (error.name !== 'AbortError')
        resolve({ code: 127, output: `${output()}${error.message}` });
    });
    child.once('close', (code) => resolve({ code, output: output() }));
  });
}
