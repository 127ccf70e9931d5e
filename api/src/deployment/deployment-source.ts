import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deployment, examineDeployment } from '@portal/platform/remote';

type Listener = (deployment: Deployment) => Promise<void>;

/** The deployment of the site, read again whenever its file has changed. */
export interface DeploymentSource {
  /** The last good copy; null until there has been one. It waits for nobody who follows. */
  current(): Promise<Deployment | null>;
  /** Calls back with the current deployment, and with every other one that follows it. */
  follow(listener: Listener): void;
  /** Looks for no more changes, and waits until the listeners are done with what they were told. */
  close(): Promise<void>;
}

interface Options {
  /** How often to look for a change when nobody asks, in milliseconds. */
  readonly interval?: number;
  /** Told when the file cannot be used or a listener failed; the last good copy stays. */
  readonly onProblem: (error: unknown) => void;
}

/** Reads `deployment.json` of a site's folder; the file may come, change and go at any time. */
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

  // One deployment after the other, and apart from the reading: what listeners do with one may
  // take long.
  const tell = (told: readonly Listener[], news: Deployment) => {
    telling = telling.then(() =>
      Promise.all(told.map((listener) => listener(news).catch(onProblem))),
    );
  };

  async function read(): Promise<void> {
    const mark = await markOf(file);
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

  // One after the other, so that a slow reading does not bring an older copy back.
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

/** Changes with the file's content: publishing replaces the file, editing it moves its time. */
async function markOf(file: string): Promise<string> {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs}/${ino}/${size}`;
  } catch {
    return absent;
  }
}
