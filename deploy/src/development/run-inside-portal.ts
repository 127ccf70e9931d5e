import { readSettings } from '@portal/api/settings';
import { onEnd } from '../processes/on-end.ts';
import { createSupervisor } from '../processes/supervisor.ts';
import type { RunningDevelopment } from './develop.ts';
import { developmentTargets } from './development-targets.ts';
import { developInsidePortal } from './inside-portal.ts';

/**
 * Develops the named remotes inside a running portal until this process is asked to stop; then
 * restores the portal and exits.
 */
export async function runInsidePortal(root: string, names: readonly string[]): Promise<void> {
  const report = (line: string) => process.stdout.write(`${line}\n`);
  const supervisor = createSupervisor();
  let running: RunningDevelopment | undefined;
  let isEnding = false;

  async function end(sentence?: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    if (sentence) console.error(sentence);
    await running?.stop();
    await supervisor.stop();
    process.exit(sentence ? 1 : 0);
  }

  onEnd(() => end());
  try {
    const settings = readSettings(process.env);
    const targets = developmentTargets(root, names);
    running = await developInsidePortal(settings, { root, targets, supervisor, report });
    await running.putInPlace();
    report(`\n${settings.origin} now follows the sources of ${names.join(', ')}. Ctrl-C ends it.`);
    await supervisor.failed;
  } catch (error) {
    await end(error instanceof Error ? error.message : String(error));
  }
}
