import { clock } from '../../clock/clock.ts';
import { currentUser } from '../../session/current-user.ts';
import { readLocally, writeLocally } from '../../session/local-store.ts';
import { lastResponseTime, sessionEnd } from '../../session/session-end.ts';

const key = 'last_contact';

/** Milliseconds between updates of the stored contact. */
const often = 60_000;

interface ServerContact {
  /** Milliseconds by this device's clock. */
  readonly at: number;
  readonly login: string;
}

/**
 * Returns the last contact with the server known to this device, and its user; null if there was
 * none.
 */
export function lastContact(): ServerContact | null {
  const login = currentUser()?.Login;
  const noted = lastResponseTime();
  if (login && noted !== null) return { at: noted, login };
  const [, at, kept = ''] = /^(\d+) (.*)$/.exec(readLocally(key) ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), login: kept };
}

/** Stores the last contact for pages opened offline. */
export function noteContact(): void {
  const last = lastContact();
  const [kept = '0'] = (readLocally(key) ?? '').split(' ');
  if (last && Math.abs(last.at - Number(kept)) > often)
    writeLocally(key, `${last.at} ${last.login}`);
}

/**
 * Returns the time of a user's last contact, as far as known without the database; 0 if unknown.
 * The end of a session is only little later.
 */
export function contactOf(login: string): number {
  const last = lastContact();
  const end = login === currentUser()?.Login ? (sessionEnd() ?? 0) : 0;
  return Math.max(last?.login === login ? last.at : 0, Math.min(end, clock.now().getTime()));
}
