import type { Plan } from '../roll-out/roll-out.ts';

/** What a region would run, for people: the shell and a line for each remote. */
export function planText({ after, choice }: Pick<Plan, 'after' | 'choice'>): string {
  const remotes = after.remotes.map(({ name, version }) => {
    const reason = choice.builds.find((build) => build.name === name)?.reason ?? 'newest';
    return `  ${name} ${version} (${reason})`;
  });
  return [
    `${after.region}, ${after.environment}, contract ${after.contract}:`,
    `  shell ${after.shell.version}`,
    ...remotes,
    ...choice.notes,
  ].join('\n');
}
