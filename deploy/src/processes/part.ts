import { type ChildProcess, spawn } from 'node:child_process';

/** A part of the portal: a program in a process of its own. */
export interface PartOptions {
  /** As people know it, for messages: `API`, `gateway`. */
  readonly name: string;
  /** The TypeScript program that it runs. */
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where modules are looked up from, and relative paths start. */
  readonly cwd: string;
  /** How long it gets to end when it is asked to, in milliseconds. */
  readonly patience?: number;
  /** How long it may say nothing before it is ready, in milliseconds; then it is ended. */
  readonly silence?: number;
}

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Part<Ready> {
  readonly name: string;
  /** Of its process; undefined when that could not be started. */
  readonly pid: number | undefined;
  /** What it says when it is ready; rejects with {@link PartEnded} when it ends before. */
  readonly ready: Promise<Ready>;
  /** Settles when its process is gone, however it went. */
  readonly ended: Promise<Ending>;
  /** Asks it to end, and ends it by force when it does not. Settles when it is gone. */
  stop(): Promise<void>;
  /** Ends it at once by force, with everything that it has started. */
  kill(): void;
}

/** A part ended although nobody asked it to. */
export class PartEnded extends Error {
  override readonly name = 'PartEnded';

  constructor(part: string, { code, signal }: Ending) {
    super(`The ${part} ended (${signal ?? `code ${code}`}).`);
  }
}

/** A part said nothing for too long while it started. */
export class PartSilent extends Error {
  override readonly name = 'PartSilent';

  constructor(part: string, { silence, last }: { silence: number; last: string }) {
    const since = last === '' ? '' : ` since "${last}"`;
    super(`The ${part} did not become ready: it said nothing for ${silence / 1000} s${since}.`);
  }
}

/**
 * Starts a part. It says that it is ready by a message `{ ready: true, … }` to its parent, on the way
 * there how far it is by `{ progress: '…' }`, and ends by itself when the parent is gone: its channel closes then, however the parent went. It has a
 * process group of its own, so that Ctrl-C in a terminal reaches the parent alone.
 */
export function startPart<Ready extends { ready: true }>(options: PartOptions): Part<Ready> {
  const { name, program, env, cwd, patience = 12_000, silence = 120_000 } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<Ending>((resolve) => {
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
  // Whoever waits for it hears of a failure; nobody has to.
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

/** Its whole process group: what stands still by a signal, as all of it may, ends in no other way. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function stop(child: ChildProcess, ended: Promise<Ending>, patience: number): Promise<void> {
  child.kill('SIGTERM');
  const force = setTimeout(() => kill(child), patience);
  await ended;
  clearTimeout(force);
}
