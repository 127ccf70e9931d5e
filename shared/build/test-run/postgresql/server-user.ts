import { readFile } from 'node:fs/promises';

/** A user of this machine, by ids. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user that runs a database server: undefined for an ordinary user, who runs it
 * directly; for root, the server's own user if it exists, else `nobody`.
 */
export async function serverUser(
  passwd = '/etc/passwd',
  ownId = process.getuid?.(),
): Promise<SystemUser | undefined> {
  if (ownId !== 0) return undefined;
  const users = (await readFile(passwd, 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) =>
    users.filter(([login]) => login === name),
  )[0];
  const [, , uid, gid] = found ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
