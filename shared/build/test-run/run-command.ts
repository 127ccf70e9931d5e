import { spawn } from 'node:child_process';

interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  /** User and group under which it runs. */
  readonly uid?: number;
  readonly gid?: number;
  /** Show what it says while it says it, besides keeping it. */
  readonly live?: boolean;
}

export interface CommandResult {
  /** Null when it was ended by a signal. */
  readonly code: number | null;
  /** Everything that it said, in order. */
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
      // A run that is given up ends the program; its end is told by `close`.
      if (error.name !== 'AbortError')
        resolve({ code: 127, output: `${output()}${error.message}` });
    });
    child.once('close', (code) => resolve({ code, output: output() }));
  });
}
