import { DatabaseNotOpened } from '../db/database-not-opened.ts';
import { fileTrouble } from '../file-trouble.ts';
import { PortInUse } from '../serving/listen.ts';
import { type RunningApi, startApi } from '../serving/start-api.ts';
import { readSettings, SettingsError } from '../settings.ts';

// Serves the API and the sign-in page until the process that started it is gone, or it receives a
// signal to end. Progress goes to standard output, the log to standard error.

/** Milliseconds that running calls and exports get to finish. */
const patience = 10_000;

const report = (line: string) => {
  process.stdout.write(`${line}\n`);
  process.send?.({ progress: line });
};
const fail = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

let running: RunningApi | undefined;
let isEnding = false;

async function shutDown(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(1), patience).unref();
  await running?.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, shutDown);

try {
  running = await startApi(readSettings(process.env), { report, log: process.stderr });
  running.lost.then((sentence) => isEnding || fail(sentence));
  if (isEnding) await running.close();
  else process.send?.(running.message);
} catch (error) {
  const isForPeople = [SettingsError, DatabaseNotOpened, PortInUse].some(
    (kind) => error instanceof kind,
  );
  if (isForPeople && error instanceof Error) fail(error.message);
  const trouble = fileTrouble(error);
  if (trouble) fail(`The API cannot start: ${trouble}.`);
  throw error;
}
