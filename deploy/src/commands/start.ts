import { readSettings } from '@portal/api/settings';
import { findWorkspaceRoot } from '@portal/build/versions';
import { announcement } from '../portal/announcement.ts';
import { startPortal } from '../portal/start-portal.ts';
import { onEnd } from '../processes/on-end.ts';
import { createSupervisor } from '../processes/supervisor.ts';

// `npm start`: builds what changed, starts the portal, and ends all of it together.

const started = Date.now();
const supervisor = createSupervisor();
const building = new AbortController();
let isEnding = false;

/** Ends everything that was started; a sentence says why when nobody asked for it. */
async function end(sentence?: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (sentence) console.error(`\n${sentence}\nThe portal is stopped.`);
  building.abort();
  await supervisor.stop();
  process.exit(sentence ? 1 : 0);
}

onEnd(() => end());

try {
  const settings = readSettings(process.env);
  const { demo } = await Promise.race([
    startPortal({
      root: findWorkspaceRoot(import.meta.dirname),
      settings,
      supervisor,
      report: (line) => process.stdout.write(`${line}\n`),
      signal: building.signal,
    }),
    supervisor.failed,
  ]);
  process.stdout.write(announcement({ origin: settings.origin, demo, took: Date.now() - started }));
  process.send?.({ ready: true });
  await supervisor.failed;
} catch (error) {
  await end(error instanceof Error ? error.message : String(error));
}
