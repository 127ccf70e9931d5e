import type { Plan } from '../roll-out/roll-out.ts';

/** Describes what a region would run: the shell and a line for each remote. */
export function planText({ after, choice }: Pick<Plan, 'after' | 'choice'>): string {
  const remotes = after.remotes.map(({ name, version }) => {
    const { reason = 'newest', inPlaceOf } = choice.builds.find((one) => one.name === name) ?? {};
    const place = inPlaceOf === undefined ? '' : `, in the place of ${inPlaceOf}`;
    return `  ${name} ${version} (${reason}${place})`;
  });
  return [
    `${after.region}, ${after.environment}, contract ${after.contract}:`,
    `  shell ${after.shell.version}`,
    ...remotes,
    ...choice.notes,
  ].join('\n');
}
