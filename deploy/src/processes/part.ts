import { type ChildProcess, spawn } from 'node:child_process';

/** A part of the portal: a program in its own process. */
export interface PartOptions {
  /** Name for messages: `API`, `gateway`. */
  readonly name: string;
  /** The TypeScript program to run. */
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  /** Working folder, which module lookups and relative paths start from. */
  readonly cwd: string;
  /** Milliseconds it gets to end when asked to. */
  readonly patience?: number;
  /** Milliseconds without a message after which a part that is not ready yet is ended. */
  readonly silence?: number;
}

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Part<Ready> {
  readonly name: string;
  /** Process id; undefined if the process could not be started. */
  readonly pid: number | undefined;
  /** Resolves with its ready message; rejects with {@link PartEnded} if it ends first. */
  readonly ready: Promise<Ready>;
  /** Settles when its process has ended, for any reason. */
  readonly ended: Promise<ProcessEnd>;
  /** Asks it to end, and kills it if it does not. Settles when it has ended. */
  stop(): Promise<void>;
  /** Kills it at once, with all processes it has started. */
  kill(): void;
}

/** A part ended without being asked to. */
export class PartEnded extends Error {
  override readonly name = 'PartEnded';

  constructor(part: string, { code, signal }: ProcessEnd) {
    super(`The ${part} ended (${signal ?? `code ${code}`}).`);
  }
}

/** A part sent no message for too long during its start. */
export class PartSilent extends Error {
  override readonly name = 'PartSilent';

  constructor(part: string, { silence, last }: { silence: number; last: string }) {
    const since = last === '' ? '' : ` since "${last}"`;
    super(`The ${part} did not become ready: it said nothing for ${silence / 1000} s${since}.`);
  }
}

/**
 * Starts a part. It sends its parent `{ progress: '…' }` messages during the start and `{ ready:
 * true, … }` when it is ready. It ends by itself when the parent is gone, because their channel
 * closes then. It has its own process group, so that Ctrl-C in a terminal reaches only the parent.
 */
export function startPart<Ready extends { ready: true }>(options: PartOptions): Part<Ready> {
  const { name, program, env, cwd, patience = 12_000, silence = 120_000 } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 1, signal: null }));
  });
  const ready = new Promise<Ready>((resolve, reject) => {
    let last = '';
    const giveUp = setTimeout(() => {
      reject(new PartSilent(name, { silence, last }));
      kill(child);
    }, silence);
    child.on('message', (message: Ready | { readonly progress: string }) => {
      if ('progress' in message) {
        last = message.progress;
        giveUp.refresh();
      } else if (message.ready) {
        clearTimeout(giveUp);
        resolve(message);
      }
    });
    ended.then((ending) => {
      clearTimeout(giveUp);
      reject(new PartEnded(name, ending));
    });
  });
  // Avoids an unhandled rejection if the promise is never awaited.
  ready.catch(() => undefined);
  return {
    name,
    pid: child.pid,
    ready,
    ended,
    stop: () => stop(child, ended, patience),
    kill: () => kill(child),
  };
}

/**
 * Kills the whole process group. All its processes may be suspended by a signal, and then nothing
 * else would end them.
 */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function stop(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  patience: number,
): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => kill(child), patience);
  await ended;
  clearTimeout(force);
}
