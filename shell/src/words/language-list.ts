import type { LocaleRow, portalCalls } from '@portal/contract/portal';
import { clock } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
import { learnParents } from '@portal/platform/i18n/manage';
import { keepLocally, readLocally } from '@portal/platform/session/manage';
import { unlessLate } from './unless-late.ts';

const call = callsOf<typeof portalCalls>();

/** Under which the list is kept in this browser. */
const listKey = 'languages';

/** How long a list serves before the server is asked again, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

interface KeptList {
  readonly expires: number;
  readonly locales: readonly LocaleRow[];
}

interface ReadOptions {
  /** Asks the server though the kept list would serve. */
  readonly anew?: boolean;
}

/**
 * The languages of this deployment, kept in this browser for a day. When the server cannot be
 * asked, or is late, an old list is better than none. Words are looked for by the parents in it.
 *
 * @throws CallFailure when there is none at all
 */
export async function readLanguages(options: ReadOptions = {}): Promise<readonly LocaleRow[]> {
  const locales = await readList(options);
  learnParents(parentsIn(locales));
  return locales;
}

/** Parents by locale. */
const parentsIn = (locales: readonly LocaleRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locales.flatMap(({ locale, parrentId }) => {
      const parent = locales.find(({ id }) => id === parrentId);
      return parent ? [[locale, parent.locale]] : [];
    }),
  );

async function readList({ anew = false }: ReadOptions): Promise<readonly LocaleRow[]> {
  const kept = keptList();
  const left = (kept?.expires ?? 0) - clock.now().getTime();
  // More than a whole day left is a clock that was set back, or nonsense.
  if (!anew && kept && left > 0 && left <= keptFor) return kept.locales;
  const asked = askFor();
  if (!kept) return asked;
  const isThere = await unlessLate(asked).catch(() => false);
  return isThere ? asked : kept.locales;
}

async function askFor(): Promise<readonly LocaleRow[]> {
  const { locales } = await call('GET languages/locales', { background: true });
  keepLocally(listKey, JSON.stringify({ expires: clock.now().getTime() + keptFor, locales }));
  return locales;
}

function keptList(): KeptList | null {
  try {
    const kept: unknown = JSON.parse(readLocally(listKey) ?? 'null');
    return isKeptList(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptList(value: unknown): value is KeptList {
  const { expires, locales } = (value ?? {}) as Partial<KeptList>;
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
