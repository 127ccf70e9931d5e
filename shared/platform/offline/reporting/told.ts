import { dropLocally, keepLocally, readLocally } from '../../session/local-store.ts';
import { toldMark } from '../keeps-work.ts';

/** What was dropped because an administrator asked for it. */
export interface Forgotten {
  /** Number of the request. */
  readonly number: number;
  /** Refused changes. */
  readonly unsent: number;
  readonly units: number;
}

/** Of whom the server was told that something is kept; with what was dropped and is not told yet. */
type Told = Readonly<Record<string, Forgotten | null>>;

/** Whether the server believes that something is kept for a person. */
export const isTold = (login: string): boolean => Object.hasOwn(read(), login);

/** What was dropped for a person and the server does not know yet. */
export const untoldForgotten = (login: string): Forgotten | null => read()[login] ?? null;

/** Notes what the server was told, or is to be told. */
export function noteTold(login: string, forgotten: Forgotten | null): void {
  keepLocally(toldMark, JSON.stringify({ ...read(), [login]: forgotten }));
}

/** Notes that the server knows that nothing is kept for a person. */
export function dropTold(login: string): void {
  const { [login]: _, ...others } = read();
  if (Object.keys(others).length > 0) keepLocally(toldMark, JSON.stringify(others));
  else dropLocally(toldMark);
}

/** Anything may stand in a browser's storage. */
function read(): Told {
  try {
    const stored: unknown = JSON.parse(readLocally(toldMark) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([login, forgotten]) => [login, forgottenIn(forgotten)]),
    );
  } catch {
    return {};
  }
}

function forgottenIn(stored: unknown): Forgotten | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { number, unsent, units } = stored as Partial<Record<keyof Forgotten, unknown>>;
  const isCount = (value: unknown): value is number => Number.isInteger(value);
  if (!isCount(number) || !isCount(unsent) || !isCount(units)) return null;
  return { number, unsent, units };
}
