import type { Deployment } from '@portal/platform/remote';

export interface NavItem {
  readonly label: string;
  readonly to: string;
}

export interface NavSection {
  readonly label: string;
  readonly items: readonly NavItem[];
}

/**
 * Returns a user's menu: the declarations of the deployed remotes, in order, without pages that the
 * user may not open. Labels are keys with their namespace.
 */
export function navSections(
  { remotes }: Pick<Deployment, 'remotes'>,
  held: readonly string[],
): readonly NavSection[] {
  const sections = new Map<string, NavItem[]>();
  const items = remotes
    .flatMap(({ name, declaration }) =>
      declaration.nav.map((item) => ({ ...item, namespace: name })),
    )
    .filter(({ right }) => right === null || held.includes(right))
    .sort((one, other) => one.order - other.order);
  for (const { namespace, section, label, to } of items) {
    const key = `${namespace}:${section}`;
    sections.set(key, [...(sections.get(key) ?? []), { label: `${namespace}:${label}`, to }]);
  }
  return [...sections].map(([label, entries]) => ({ label, items: entries }));
}
