import type { ReportMenu } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';

/**
 * The reports that a user may open as far as this browser knows: what the deployed remotes declare,
 * in the form of the server's answer, which stands in its place until it comes.
 */
export function declaredReports(
  { remotes }: Pick<Deployment, 'remotes'>,
  held: readonly string[],
): ReportMenu {
  const reports = remotes
    .flatMap(({ name, declaration }) => declaration.reports.map((report) => ({ ...report, name })))
    .filter(({ right }) => right === null || held.includes(right))
    .sort((one, other) => one.order - other.order);
  const sections = new Map<string, ReportMenu['sections'][number]['items']>();
  for (const { name, section, label, description, to } of reports) {
    const key = `${name}:${section}`;
    const item = { label: `${name}:${label}`, description: `${name}:${description}`, url: to };
    sections.set(key, [...(sections.get(key) ?? []), item]);
  }
  return { sections: [...sections].map(([section, items]) => ({ section, items })) };
}
