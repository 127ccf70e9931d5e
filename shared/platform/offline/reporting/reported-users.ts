import { dropLocally, readLocally, writeLocally } from '../../session/local-store.ts';
import { reportedMarkKey } from '../keeps-work.ts';

/** What was deleted on an administrator's request. */
export interface ForgottenData {
  /** Number of the request. */
  readonly number: number;
  /** Number of refused changes. */
  readonly unsent: number;
  readonly units: number;
}

/** Users for whom the server believes that something is stored, with deletions not yet reported. */
type ForgottenByLogin = Readonly<Record<string, ForgottenData | null>>;

/** Returns whether the server believes that something is stored for a user. */
export const isReported = (login: string): boolean => Object.hasOwn(read(), login);

/** Returns what was deleted for a user but not yet reported. */
export const unreportedForgottenData = (login: string): ForgottenData | null =>
  read()[login] ?? null;

/** Records what was reported to the server, or what remains to be reported. */
export function markReported(login: string, forgotten: ForgottenData | null): void {
  writeLocally(reportedMarkKey, JSON.stringify({ ...read(), [login]: forgotten }));
}

/** Records that the server knows that nothing is stored for a user. */
export function unmarkReported(login: string): void {
  const { [login]: _, ...others } = read();
  if (Object.keys(others).length > 0) writeLocally(reportedMarkKey, JSON.stringify(others));
  else dropLocally(reportedMarkKey);
}

/** Storage content is unvalidated. */
function read(): ForgottenByLogin {
  try {
    const stored: unknown = JSON.parse(readLocally(reportedMarkKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([login, forgotten]) => [login, forgottenIn(forgotten)]),
    );
  } catch {
    return {};
  }
}

function forgottenIn(stored: unknown): ForgottenData | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { number, unsent, units } = stored as Partial<Record<keyof ForgottenData, unknown>>;
  const isCount = (value: unknown): value is number => Number.isInteger(value);
  if (!isCount(number) || !isCount(unsent) || !isCount(units)) return null;
  return { number, unsent, units };
}
