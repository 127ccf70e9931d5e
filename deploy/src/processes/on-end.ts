/** How often to look whether npm is still there, in milliseconds. */
const interval = 1000;

/**
 * Calls back when this process is to end: by Ctrl-C, by a signal, or because the one that started
 * it is gone. npm passes signals on, but not its own sudden death; so that one is looked for.
 */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, end);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), interval).unref();
}
