import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OtherCheckout } from './other-checkout.ts';

/** `npm run dev` in a checkout. */
export class Development {
  private said = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.said += String(chunk);
      });
    }
  }

  static start({ dir }: OtherCheckout, ...args: readonly string[]): Development {
    const command = path.join(dir, 'deploy', 'src', 'commands', 'dev.ts');
    return new Development(
      spawn(process.execPath, ['--import', 'tsx', command, ...args], { cwd: dir }),
    );
  }

  /** All output so far. */
  readonly output = (): string => this.said;

  /** Waits until it ends by itself, and returns its exit code. */
  async code(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit');
    }
  }
}
