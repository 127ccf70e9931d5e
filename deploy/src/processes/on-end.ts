import { readFileSync } from 'node:fs';

/** Milliseconds between checks whether npm still runs. */
const interval = 1000;

/**
 * Calls back when this process should end: after Ctrl-C, a signal, or the end of the process that
 * started it. npm passes signals on, but cannot report its own sudden death, which is therefore
 * polled for.
 */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, end);
  if (!process.env.npm_lifecycle_event) return;
  const before = starters();
  setInterval(() => starters() !== before && end(), interval).unref();
}

/** The process that started this one, with npm above the shell in which it runs scripts. */
function starters(): string {
  const { ppid } = process;
  const { name, parent } = processFacts(ppid);
  return /^(?:ba|da|a)?sh$/.test(name) ? `${ppid} ${parent}` : `${ppid}`;
}

/** Facts about a process from `/proc`; empty on systems without it. */
function processFacts(pid: number): { name: string; parent: string } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = '', parent = ''] = /\((.*)\) \S (\d+)/s.exec(text) ?? [];
    return { name, parent };
  } catch {
    return { name: '', parent: '' };
  }
}
