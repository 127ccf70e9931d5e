import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { setOverlay } from '@portal/platform/i18n/manage';
import { readKept, writeKept } from '@portal/platform/session';
import { arrivesInTime } from './arrives-in-time.ts';

const call = callsOf<typeof portalCalls>();

export interface OverlayOptions {
  /** Shows the stored texts at once and until the server answers. */
  readonly startsWithKept?: boolean;
}

/**
 * Overlays the packs with the administrators' texts of a locale. If the server is late or cannot be
 * asked, the stored texts are used until it answers.
 *
 * @throws CallFailure when the server has no such locale, or when there are no stored texts to use
 */
export async function loadOverlay(
  locale: string,
  { startsWithKept = false }: OverlayOptions = {},
): Promise<void> {
  const kept = readKept('browser', keyOf(locale));
  const asked = requestOverlay(locale).then((pack) => {
    writeKept('browser', keyOf(locale), pack);
    setOverlay(locale, pack);
  });
  if (!isPack(kept)) return asked;
  if (startsWithKept) {
    setOverlay(locale, kept);
    arrivesInTime(asked).catch(() => writeKept('browser', keyOf(locale), null));
  } else if (!(await arrivesInTime(asked))) setOverlay(locale, kept);
}

/** Texts by namespace and key. */
type Pack = Parameters<typeof setOverlay>[1];

const keyOf = (locale: string) => `words/${locale}`;

async function requestOverlay(locale: string): Promise<Pack> {
  const { language_pack } = await call('GET languages/pack/{locale}', {
    params: { locale },
    query: { t: String(Date.now()) },
    background: true,
  });
  return language_pack;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The browser's storage may contain anything. */
const isPack = (value: unknown): value is Pack =>
  isRecord(value) &&
  Object.values(value).every(
    (words) => isRecord(words) && Object.values(words).every((word) => typeof word === 'string'),
  );
