import type { LocaleRow, portalCalls } from '@portal/contract/portal';
import { clock } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
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

/**
 * The languages of this deployment, kept in this browser for a day. When the server cannot be
 * asked, or is late, an old list is better than none.
 *
 * @throws CallFailure when there is none at all
 */
export async function readLanguages(): Promise<readonly LocaleRow[]> {
  const kept = keptList();
  const left = (kept?.expires ?? 0) - clock.now().getTime();
  // More than a whole day left is a clock that was set back, or nonsense.
  if (kept && left > 0 && left <= keptFor) return kept.locales;
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
