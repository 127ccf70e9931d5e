import { readSettings, type Settings } from '@portal/api/settings';
import { onEnd } from '../processes/on-end.ts';
import { createSupervisor } from '../processes/supervisor.ts';
import { announcement } from './announcement.ts';
import { lastWords } from './last-words.ts';
import { type MakeSite, startPortal } from './start-portal.ts';

interface PortalRun {
  /** Folder of the workspace. */
  readonly root: string;
  /** The site that the portal serves, by its settings. */
  readonly siteOf: (settings: Settings) => MakeSite;
}

/**
 * Runs a portal until it is ended, or does not start; then ends all of it, and this process. A part
 * that dies later is started again. Says what happens on the standard output, and why it ended on the standard error output.
 */
export async function runPortal({ root, siteOf }: PortalRun): Promise<void> {
  const started = Date.now();
  const supervisor = createSupervisor();
  const givenUp = new AbortController();
  let isEnding = false;

  /** A sentence says why when nobody asked for it. */
  async function end(sentence?: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    if (sentence) console.error(lastWords(sentence));
    givenUp.abort();
    await supervisor.stop();
    process.exit(sentence ? 1 : 0);
  }

  onEnd(() => end());
  const complain = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`);
  const report = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const settings = readSettings(process.env);
    const { signal } = givenUp;
    const makeSite = siteOf(settings);
    const { demo } = await Promise.race([
      startPortal({ root, settings, supervisor, makeSite, report, complain, signal }),
      supervisor.failed,
    ]);
    const { origin, databaseUrl } = settings;
    const dataDir = databaseUrl === null ? settings.dataDir : null;
    report(announcement({ origin, demo, dataDir, took: Date.now() - started }));
    process.send?.({ ready: true });
    await supervisor.failed;
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error));
  }
}
