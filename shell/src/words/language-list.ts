import type { LocaleRow, portalCalls } from '@portal/contract/portal';
import { clock } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
import { addParentLocales } from '@portal/platform/i18n/manage';
import { readLocally, writeLocally } from '@portal/platform/session/manage';
import { arrivesInTime } from './arrives-in-time.ts';

const call = callsOf<typeof portalCalls>();

/** Storage key of the list in this browser. */
const listKey = 'languages';

/** Milliseconds before a stored list expires. */
const keptFor = 24 * 60 * 60 * 1000;

interface StoredList {
  readonly expires: number;
  readonly locales: readonly LocaleRow[];
}

interface ReadOptions {
  /** Asks the server even if the stored list is still valid. */
  readonly anew?: boolean;
}

/**
 * Returns the languages of this deployment, stored in this browser for a day. If the server is late
 * or cannot be asked, an old list is used. The parents in it determine where missing texts are
 * looked up.
 *
 * @throws CallFailure when there is no list at all
 */
export async function readLanguages(options: ReadOptions = {}): Promise<readonly LocaleRow[]> {
  const locales = await readList(options);
  addParentLocales(parentsIn(locales));
  return locales;
}

/** Returns the parent of each locale. */
const parentsIn = (locales: readonly LocaleRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locales.flatMap(({ locale, parrentId }) => {
      const parent = locales.find(({ id }) => id === parrentId);
      return parent ? [[locale, parent.locale]] : [];
    }),
  );

async function readList({ anew = false }: ReadOptions): Promise<readonly LocaleRow[]> {
  const kept = storedList();
  const left = (kept?.expires ?? 0) - clock.now().getTime();
  // More than a day left means that the clock was set back, or invalid data.
  if (!anew && kept && left > 0 && left <= keptFor) return kept.locales;
  const asked = requestList();
  if (!kept) return asked;
  const isThere = await arrivesInTime(asked).catch(() => false);
  return isThere ? asked : kept.locales;
}

async function requestList(): Promise<readonly LocaleRow[]> {
  const { locales } = await call('GET languages/locales', { background: true });
  writeLocally(listKey, JSON.stringify({ expires: clock.now().getTime() + keptFor, locales }));
  return locales;
}

function storedList(): StoredList | null {
  try {
    const kept: unknown = JSON.parse(readLocally(listKey) ?? 'null');
    return isStoredList(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isStoredList(value: unknown): value is StoredList {
  const { expires, locales } = (value ?? {}) as Partial<StoredList>;
  return (
    typeof expires === 'number' &&
    Array.isArray(locales) &&
    locales.length > 0 &&
    locales.every(isLocaleRow)
  );
}

function isLocaleRow(value: unknown): value is LocaleRow {
  const { id, locale, name } = (value ?? {}) as Partial<LocaleRow>;
  return typeof id === 'number' && typeof locale === 'string' && typeof name === 'string';
}
