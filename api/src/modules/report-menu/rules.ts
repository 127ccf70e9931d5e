import type { ReportMenu } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';
import { type CurrentUser, holdsRight } from '../../access/current-user.ts';

/**
 * The reports that the user may open, as the deployed remotes declare them. A section belongs to
 * one remote and stands where its first report does.
 */
export function reportMenu(
  deployment: Deployment | null,
  user: Pick<CurrentUser, 'rights'>,
): ReportMenu {
  const reports = (deployment?.remotes ?? [])
    .flatMap(({ name, declaration }) => declaration.reports.map((report) => ({ name, ...report })))
    .filter(({ right }) => holdsRight(user, right))
    .sort((one, other) => one.order - other.order);
  const sections = new Map<string, ReportMenu['sections'][number]>();
  for (const { name, section, label, description, to } of reports) {
    const key = `${name}:${section}`;
    const known = sections.get(key) ?? { section: key, items: [] };
    known.items.push({ label: `${name}:${label}`, description: `${name}:${description}`, url: to });
    sections.set(key, known);
  }
  return { sections: [...sections.values()] };
}
