import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deployment, examineDeployment } from '@portal/platform/remote';

type Listener = (deployment: Deployment) => Promise<void>;

/** The site's deployment, read again whenever its file has changed. */
export interface DeploymentSource {
  /** The last valid copy; null until there is one. It does not wait for listeners. */
  current(): Promise<Deployment | null>;
  /** Calls the listener with the current deployment and with every later one. */
  follow(listener: Listener): void;
  /** Stops looking for changes, and waits until the listeners have finished. */
  close(): Promise<void>;
}

interface Options {
  /** Milliseconds between background checks for a change; `current` also checks. */
  readonly interval?: number;
  /** Called when the file cannot be used or a listener failed; the last valid copy stays in use. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Reads `deployment.json` in a site's folder; the file may appear, change and disappear at any
 * time.
 */
export function openDeployment(
  siteDir: string,
  { interval = 2000, onProblem }: Options,
): DeploymentSource {
  const file = join(siteDir, 'deployment.json');
  const listeners: Listener[] = [];
  let good: Deployment | null = null;
  let seen = '';
  let reading: Promise<void> = Promise.resolve();
  let telling: Promise<unknown> = Promise.resolve();

  // One deployment after the other, and independent of reading, since listeners may take long.
  const tell = (told: readonly Listener[], news: Deployment) => {
    telling = telling.then(() =>
      Promise.all(told.map((listener) => listener(news).catch(onProblem))),
    );
  };

  async function read(): Promise<void> {
    const mark = await fileFingerprint(file);
    if (mark === seen) return;
    seen = mark;
    if (mark === absent) return;
    try {
      const examined = examineDeployment(await readFile(file, 'utf8'));
      if ('problem' in examined) throw new TypeError(`Not a deployment: ${examined.because}`);
      for (const { name, problem } of examined.leftOut)
        onProblem(new TypeError(`The remote ${name} is malformed at "${problem}"`));
      good = examined.deployment;
      tell([...listeners], good);
    } catch (error) {
      onProblem(error);
    }
  }

  // One after the other, so that a slow read does not bring back an older copy.
  const readInTurn = () => {
    reading = reading.then(read);
    return reading;
  };
  const timer = setInterval(readInTurn, interval).unref();

  return {
    async current() {
      await readInTurn();
      return good;
    },
    follow(listener) {
      listeners.push(listener);
      if (good) tell([listener], good);
    },
    async close() {
      clearInterval(timer);
      await reading;
      await telling;
    },
  };
}

const absent = 'absent';

/** Identifies the file's content: publishing replaces the file, editing it changes its time. */
async function fileFingerprint(file: string): Promise<string> {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs}/${ino}/${size}`;
  } catch {
    return absent;
  }
}
