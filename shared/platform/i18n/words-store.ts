import { engine } from './engine.ts';
import { ownerOf } from './namespace.ts';

/** Words by key. */
export type Words = Readonly<Record<string, string>>;

const packs = new Map<string, Words>();
const overlays = new Map<string, Words>();

/** Adds built words of a namespace; words that are there already stay, unless they come again. */
export function addPack(namespace: string, locale: string, words: Words): void {
  const place = placeOf(namespace, locale);
  packs.set(place, { ...packs.get(place), ...words });
  show(namespace, locale);
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
    overlays.set(placeOf(namespace, locale), pack[namespace] ?? {});
    for (const each of [namespace, ...buildsOf(namespace, locale)]) show(each, locale);
  }
}

/** Forgets every word. For tests, which share one page. */
export function clearWords(): void {
  for (const place of new Set([...packs.keys(), ...overlays.keys()])) {
    const [locale = '', namespace = ''] = place.split('/');
    engine.removeResourceBundle(locale, namespace);
  }
  packs.clear();
  overlays.clear();
}

const placeOf = (namespace: string, locale: string) => `${locale}/${namespace}`;

/** Namespaces of a remote's builds that have words in a locale. */
const buildsOf = (owner: string, locale: string): string[] =>
  [...packs.keys()]
    .filter((place) => place.startsWith(placeOf(`${owner}@`, locale)))
    .map((place) => place.slice(locale.length + 1));

function show(namespace: string, locale: string): void {
  const built = packs.get(placeOf(namespace, locale));
  const laid = overlays.get(placeOf(ownerOf(namespace), locale));
  engine.removeResourceBundle(locale, namespace);
  engine.addResourceBundle(locale, namespace, { ...built, ...laid });
}
