import { clock } from '../../clock/clock.ts';
import { currentUser } from '../../session/current-user.ts';
import { keepLocally, readLocally } from '../../session/local-store.ts';
import { notedAt, sessionEnd } from '../../session/session-end.ts';

const key = 'last_contact';

/** What is kept is renewed so often (milliseconds). */
const often = 60_000;

interface Contact {
  /** Milliseconds of this machine's clock. */
  readonly at: number;
  readonly login: string;
}

/** The last contact with the server that this device knows of, and whose it was; null where there was none. */
export function lastContact(): Contact | null {
  const login = currentUser()?.Login;
  const noted = notedAt();
  if (login && noted !== null) return { at: noted, login };
  const [, at, kept = ''] = /^(\d+) (.*)$/.exec(readLocally(key) ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), login: kept };
}

/** Keeps the last contact for pages that come without a network. */
export function noteContact(): void {
  const last = lastContact();
  const [kept = '0'] = (readLocally(key) ?? '').split(' ');
  if (last && Math.abs(last.at - Number(kept)) > often)
    keepLocally(key, `${last.at} ${last.login}`);
}

/**
 * When a person had contact last, as far as it is known without the database; 0 where it is not. The end of
 * a session lies little after it.
 */
export function contactOf(login: string): number {
  const last = lastContact();
  const end = login === currentUser()?.Login ? (sessionEnd() ?? 0) : 0;
  return Math.max(last?.login === login ? last.at : 0, Math.min(end, clock.now().getTime()));
}
