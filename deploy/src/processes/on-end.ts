import { readFileSync } from 'node:fs';

/** How often to look whether npm is still there, in milliseconds. */
const interval = 1000;

/**
 * Calls back when this process is to end: by Ctrl-C, by a signal, or because the one that started
 * it is gone. npm passes signals on, but not its own sudden death; so that one is looked for.
 */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, end);
  if (!process.env.npm_lifecycle_event) return;
  const before = starters();
  setInterval(() => starters() !== before && end(), interval).unref();
}

/** The process that started this one, and npm above the shell by which it runs a script. */
function starters(): string {
  const { ppid } = process;
  const { name, parent } = processFacts(ppid);
  return /^(?:ba|da|a)?sh$/.test(name) ? `${ppid} ${parent}` : `${ppid}`;
}

/** What the system tells of a process; nothing where it has no `/proc`. */
function processFacts(pid: number): { name: string; parent: string } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(text) ?? [];
    return { name, parent };
  } catch {
    return { name: '', parent: '' };
  }
}
