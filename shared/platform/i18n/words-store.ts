import { engine } from './engine.ts';
import { fallbackLocale, localeChain } from './locale-chain.ts';
import { ownerOf } from './namespace.ts';

/** Texts by key. */
export type Words = Readonly<Record<string, string>>;

const packs = new Map<string, Words>();
const overlays = new Map<string, Words>();
/** Number of nonempty texts by locale and namespace. */
const sizes = new Map<string, number>();
/**
 * Number of changes to the texts of each build; changes to all other texts are counted under an
 * empty name.
 */
const versions = new Map<string, number>();
const listeners = new Set<() => void>();

/** Adds built texts of a namespace; texts already added remain unless they are added again. */
export function addPack(namespace: string, locale: string, words: Words): void {
  const place = packKeyOf(namespace, locale);
  const held = packs.get(place);
  const given = Object.entries(words);
  if (held && given.every(([key, word]) => held[key] === word)) return;
  packs.set(place, { ...held, ...words });
  updateResources(namespace, locale);
  // Outside its pages only a remote's labels are shown, which are added first, so texts added later
  // need no notification.
  const isMore = held && given.every(([key, word]) => !(key in held) || held[key] === word);
  if (!isMore || isBuild(namespace)) notifyListeners(namespace);
  // Administrators may have texts in locales that the build lacks.
  for (const laid of overlays.keys()) {
    const [other = '', owner] = laid.split('/');
    if (owner === ownerOf(namespace) && other !== locale) {
      updateResources(namespace, other);
      notifyListeners(namespace);
    }
  }
}

/**
 * Overlays the administrators' texts of a locale on the built ones, replacing the previous overlay.
 * It applies to every build of a remote. Overlay and pack can be added in any order.
 */
export function setOverlay(locale: string, pack: Readonly<Record<string, Words>>): void {
  const before = [...overlays.keys()].filter((place) => place.startsWith(`${locale}/`));
  const namespaces = new Set([
    ...before.map((place) => place.slice(locale.length + 1)),
    ...Object.keys(pack),
  ]);
  for (const namespace of namespaces) {
    const words = pack[namespace] ?? {};
    if (isSame(overlays.get(packKeyOf(namespace, locale)), words)) continue;
    overlays.set(packKeyOf(namespace, locale), words);
    for (const each of [namespace, ...buildsOf(namespace)]) {
      updateResources(each, locale);
      notifyListeners(each);
    }
  }
}

function isSame(held: Words | undefined, words: Words): boolean {
  const given = Object.entries(words);
  return (
    held !== undefined &&
    given.length === Object.keys(held).length &&
    given.every(([key, word]) => held[key] === word)
  );
}

/**
 * Returns a version that changes with the texts that a namespace's components may show: its own,
 * and those outside builds. Changes to another build's texts do not rerender them.
 */
export const wordsVersionOf = (namespace: string): string =>
  `${versions.get('') ?? 0} ${isBuild(namespace) ? (versions.get(namespace) ?? 0) : ''}`;

/** @returns a function that stops listening */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isBuild = (namespace: string) => namespace !== ownerOf(namespace);

function notifyListeners(namespace: string): void {
  const place = isBuild(namespace) ? namespace : '';
  versions.set(place, (versions.get(place) ?? 0) + 1);
  for (const listener of [...listeners]) listener();
}

/** Removes all texts. For tests, which share one page. */
export function clearWords(): void {
  for (const place of new Set([...packs.keys(), ...overlays.keys()])) {
    const [locale = '', namespace = ''] = place.split('/');
    engine.removeResourceBundle(locale, namespace);
  }
  packs.clear();
  overlays.clear();
  sizes.clear();
}

/**
 * Returns the actual locale of a namespace's texts: the first of the locale and its parents with at
 * least half as many texts as English.
 */
export function wordsLocaleOf(namespace: string, locale: string): string {
  const size = (each: string) => sizes.get(packKeyOf(namespace, each)) ?? 0;
  const enough = size(fallbackLocale) / 2;
  return localeChain(locale).find((each) => size(each) >= enough) ?? fallbackLocale;
}

const packKeyOf = (namespace: string, locale: string) => `${locale}/${namespace}`;

/** Returns the namespaces of a remote's builds with texts in any locale. */
const buildsOf = (owner: string): Set<string> =>
  new Set(
    [...packs.keys()]
      .map((place) => place.slice(place.indexOf('/') + 1))
      .filter((namespace) => namespace.startsWith(`${owner}@`)),
  );

function updateResources(namespace: string, locale: string): void {
  const built = packs.get(packKeyOf(namespace, locale));
  const laid = overlays.get(packKeyOf(ownerOf(namespace), locale));
  engine.removeResourceBundle(locale, namespace);
  const shown = { ...built, ...laid };
  sizes.set(packKeyOf(namespace, locale), Object.values(shown).filter(Boolean).length);
  engine.addResourceBundle(locale, namespace, shown);
}
