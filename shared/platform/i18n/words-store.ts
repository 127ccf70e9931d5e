import { engine } from './engine.ts';
import { lastLocale, localeChain } from './locale-chain.ts';
import { ownerOf } from './namespace.ts';

/** Words by key. */
export type Words = Readonly<Record<string, string>>;

const packs = new Map<string, Words>();
const overlays = new Map<string, Words>();
/** How many words are shown of each. */
const sizes = new Map<string, number>();
/** How often the words of a build were changed; those of everybody else under an empty name. */
const versions = new Map<string, number>();
const listeners = new Set<() => void>();

/** Adds built words of a namespace; words that are there already stay, unless they come again. */
export function addPack(namespace: string, locale: string, words: Words): void {
  const place = placeOf(namespace, locale);
  const held = packs.get(place);
  const given = Object.entries(words);
  if (held && given.every(([key, word]) => held[key] === word)) return;
  packs.set(place, { ...held, ...words });
  show(namespace, locale);
  // Outside its pages a remote's labels are shown, which come first: what is added to them is not.
  const isMore = held && given.every(([key, word]) => !(key in held) || held[key] === word);
  if (!isMore || isBuild(namespace)) tell(namespace);
  // The administrators may have words in languages in which the build has none.
  for (const laid of overlays.keys()) {
    const [other = '', owner] = laid.split('/');
    if (owner === ownerOf(namespace) && other !== locale) {
      show(namespace, other);
      tell(namespace);
    }
  }
}

/**
 * Lays the administrators' words of a locale over the built ones, in place of those laid before.
 * They count for every build of a remote. It does not matter which of the two comes first.
 */
export function setOverlay(locale: string, pack: Readonly<Record<string, Words>>): void {
  const before = [...overlays.keys()].filter((place) => place.startsWith(`${locale}/`));
  const namespaces = new Set([
    ...before.map((place) => place.slice(locale.length + 1)),
    ...Object.keys(pack),
  ]);
  for (const namespace of namespaces) {
    const words = pack[namespace] ?? {};
    if (isSame(overlays.get(placeOf(namespace, locale)), words)) continue;
    overlays.set(placeOf(namespace, locale), words);
    for (const each of [namespace, ...buildsOf(namespace)]) {
      show(each, locale);
      tell(each);
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
 * Changes with the words that components of a namespace may show: its own, and those that belong to
 * no build. Words of another build render nothing of theirs anew.
 */
export const wordsVersionOf = (namespace: string): string =>
  `${versions.get('') ?? 0} ${isBuild(namespace) ? (versions.get(namespace) ?? 0) : ''}`;

/** @returns stops listening */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isBuild = (namespace: string) => namespace !== ownerOf(namespace);

function tell(namespace: string): void {
  const place = isBuild(namespace) ? namespace : '';
  versions.set(place, (versions.get(place) ?? 0) + 1);
  for (const listener of [...listeners]) listener();
}

/** Forgets every word. For tests, which share one page. */
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
 * The locale that a namespace's words are really in: the first of the locale and its parents that
 * has at least half of the English ones.
 */
export function wordsLocaleOf(namespace: string, locale: string): string {
  const size = (each: string) => sizes.get(placeOf(namespace, each)) ?? 0;
  const enough = size(lastLocale) / 2;
  return localeChain(locale).find((each) => size(each) >= enough) ?? lastLocale;
}

const placeOf = (namespace: string, locale: string) => `${locale}/${namespace}`;

/** Namespaces of a remote's builds that have words in any locale. */
const buildsOf = (owner: string): Set<string> =>
  new Set(
    [...packs.keys()]
      .map((place) => place.slice(place.indexOf('/') + 1))
      .filter((namespace) => namespace.startsWith(`${owner}@`)),
  );

function show(namespace: string, locale: string): void {
  const built = packs.get(placeOf(namespace, locale));
  const laid = overlays.get(placeOf(ownerOf(namespace), locale));
  engine.removeResourceBundle(locale, namespace);
  const shown = { ...built, ...laid };
  sizes.set(placeOf(namespace, locale), Object.values(shown).filter(Boolean).length);
  engine.addResourceBundle(locale, namespace, shown);
}
