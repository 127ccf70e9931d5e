import type { ReportMenu } from '@portal/contract/portal';
import type { Deployment } from './remote-types.ts';

type Section = ReportMenu['sections'][number];

/**
 * Returns the reports that a user may open, as declared by the deployed remotes. A section belongs
 * to one remote and appears where its first report does.
 *
 * @param held the user's rights
 */
export function reportMenu(
  { remotes }: Pick<Deployment, 'remotes'>,
  held: readonly string[],
): ReportMenu {
  const reports = remotes
    .flatMap(({ name, declaration }) => declaration.reports.map((report) => ({ ...report, name })))
    .filter(({ right }) => right === null || held.includes(right))
    .sort((one, other) => one.order - other.order);
  const sections = new Map<string, Section>();
  for (const { name, section, label, description, to } of reports) {
    const key = `${name}:${section}`;
    const known = sections.get(key) ?? { section: key, items: [] };
    known.items.push({ label: `${name}:${label}`, description: `${name}:${description}`, url: to });
    sections.set(key, known);
  }
  return { sections: [...sections.values()] };
}
