import type { Deployment } from '@portal/platform/remote';

/** A page that people can go to by itself. Texts are keys with their namespace. */
export interface Place {
  readonly to: string;
  readonly label: string;
  /** Heading under which the menu or the index has it; none for other pages. */
  readonly section: string | null;
}

const indexPlace: Place = { to: '/', label: 'shell:index.title', section: null };

/**
 * Every page that a user may open and that needs nothing in its address: what stands in the menu,
 * what stands on the index, then all others that remotes declare. Each once, by its first name.
 */
export function placesOf(
  { remotes }: Pick<Deployment, 'remotes'>,
  held: readonly string[],
): readonly Place[] {
  const declared = remotes.flatMap(({ name, declaration: { nav, reports, routes } }) => [
    ...[...nav, ...reports].map((item) => ({ ...item, name, section: `${name}:${item.section}` })),
    ...routes
      .filter(({ path }) => !path.includes('{'))
      .map(({ path, title, right }) => ({ to: path, label: title, right, name, section: null })),
  ]);
  const places = new Map<string, Place>([[indexPlace.to, indexPlace]]);
  for (const { to, label, right, name, section } of declared) {
    const isOpen = right === null || held.includes(right);
    if (isOpen && !places.has(to)) places.set(to, { to, label: `${name}:${label}`, section });
  }
  return [...places.values()];
}
