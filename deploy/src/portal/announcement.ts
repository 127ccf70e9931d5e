import type { ReadyMessage } from '@portal/api/ready-message';

interface AnnouncementOptions {
  readonly origin: string;
  readonly demo: ReadyMessage['demo'];
  /** Folder of the database; null if it is on a server elsewhere. */
  readonly dataDir: string | null;
  /** Duration of the start, in milliseconds. */
  readonly took: number;
}

/** Message for the person who started the portal: its address, and who may sign in. */
export function announcement({ origin, demo, dataDir, took }: AnnouncementOptions): string {
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
