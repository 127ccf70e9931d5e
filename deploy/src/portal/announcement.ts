import type { ReadyMessage } from '@portal/api/ready-message';

interface Started {
  readonly origin: string;
  readonly demo: ReadyMessage['demo'];
  /** The folder that holds the database; null when a server elsewhere does. */
  readonly dataDir: string | null;
  /** How long the start took, in milliseconds. */
  readonly took: number;
}

/** What a person who started the portal reads: where it is, and who may sign in. */
export function announcement({ origin, demo, dataDir, took }: Started): string {
  const lines = ['', `The portal is ready: ${origin} (${(took / 1000).toFixed(1)} s)`, ''];
  if (demo) {
    const width = Math.max(...demo.users.map(({ email }) => email.length));
    lines.push(`Demo users, all with the password ${demo.password}:`);
    lines.push(...demo.users.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`), '');
    if (demo.endedOn) {
      const wayOn = dataDir ? `; remove ${dataDir} to make it anew` : '';
      lines.push(`Demo data ends on ${demo.endedOn}${wayOn}.`, '');
    }
  }
  lines.push('Ctrl-C ends it.');
  return lines.join('\n');
}
