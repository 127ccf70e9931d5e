import type { Deployment } from '@portal/platform/remote';

/** A page that can be opened without parameters. Texts are keys with their namespace. */
export interface OpenablePage {
  readonly to: string;
  readonly label: string;
  /** Heading of the page in the menu or on the index; null for other pages. */
  readonly section: string | null;
}

const indexPlace: OpenablePage = { to: '/', label: 'shell:index.title', section: null };

/**
 * Returns every page that a user may open without parameters: those in the menu, those on the
 * index, then all others declared by remotes. Each is listed once, by its first name.
 */
export function openablePagesOf(
  { remotes }: Pick<Deployment, 'remotes'>,
  held: readonly string[],
): readonly OpenablePage[] {
  const declared = remotes.flatMap(({ name, declaration: { nav, reports, routes } }) => [
    ...[...nav, ...reports].map((item) => ({ ...item, name, section: `${name}:${item.section}` })),
    ...routes
      .filter(({ path }) => !path.includes('{'))
      .map(({ path, title, right }) => ({ to: path, label: title, right, name, section: null })),
  ]);
  const places = new Map<string, OpenablePage>([[indexPlace.to, indexPlace]]);
  for (const { to, label, right, name, section } of declared) {
    const isOpen = right === null || held.includes(right);
    if (isOpen && !places.has(to)) places.set(to, { to, label: `${name}:${label}`, section });
  }
  return [...places.values()];
}
