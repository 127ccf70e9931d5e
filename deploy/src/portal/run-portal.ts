import { readSettings, type Settings } from '@portal/api/settings';
import { onEnd } from '../processes/on-end.ts';
import { createSupervisor } from '../processes/supervisor.ts';
import { announcement } from './announcement.ts';
import { type PrepareSite, startPortal } from './start-portal.ts';
import { stoppedMessage } from './stopped-message.ts';

interface PortalRun {
  /** Root folder of the workspace. */
  readonly root: string;
  /** Creates the site to serve, from the settings. */
  readonly siteOf: (settings: Settings) => PrepareSite;
}

/**
 * Runs a portal until it is ended or fails to start; then ends all its parts, and this process. A
 * part that dies later is restarted. Prints progress to standard output, and the reason for ending
 * to standard error.
 */
export async function runPortal({ root, siteOf }: PortalRun): Promise<void> {
  const started = Date.now();
  const supervisor = createSupervisor();
  const givenUp = new AbortController();
  let isEnding = false;

  /** Without a sentence, the end was requested. */
  async function end(sentence?: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    if (sentence) console.error(stoppedMessage(sentence));
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
