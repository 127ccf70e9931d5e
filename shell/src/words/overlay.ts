import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { setOverlay } from '@portal/platform/i18n/manage';
import { readKept, writeKept } from '@portal/platform/session';
import { unlessLate } from './unless-late.ts';

const call = callsOf<typeof portalCalls>();

export interface OverlayOptions {
  /** Words that the server gave before serve until it answers, however soon that is. */
  readonly startsWithKept?: boolean;
}

/**
 * Lays the administrators' words of a locale over the packs. Where the server is late or cannot be asked,
 * those that it gave last serve, until it answers.
 *
 * @throws CallFailure when the server has no such locale, and when there are no words to serve
 */
export async function loadOverlay(
  locale: string,
  { startsWithKept = false }: OverlayOptions = {},
): Promise<void> {
  const kept = readKept('browser', keyOf(locale));
  const asked = askFor(locale).then((pack) => {
    writeKept('browser', keyOf(locale), pack);
    setOverlay(locale, pack);
  });
  if (!isPack(kept)) return asked;
  if (startsWithKept) {
    setOverlay(locale, kept);
    unlessLate(asked).catch(() => writeKept('browser', keyOf(locale), null));
  } else if (!(await unlessLate(asked))) setOverlay(locale, kept);
}

/** Words by namespace and key. */
type Pack = Parameters<typeof setOverlay>[1];

const keyOf = (locale: string) => `words/${locale}`;

async function askFor(locale: string): Promise<Pack> {
  const { language_pack } = await call('GET languages/pack/{locale}', {
    params: { locale },
    query: { t: String(Date.now()) },
    background: true,
  });
  return language_pack;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Anything may stand in a browser's storage. */
const isPack = (value: unknown): value is Pack =>
  isRecord(value) &&
  Object.values(value).every(
    (words) => isRecord(words) && Object.values(words).every((word) => typeof word === 'string'),
  );
