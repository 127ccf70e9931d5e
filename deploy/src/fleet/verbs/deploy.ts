import { rollOut } from '../../roll-out/roll-out.ts';
import { changesBetween } from '../changes/changes.ts';
import { planText } from '../plan-text.ts';
import { composeOptions, regionSiteOf } from '../region-site.ts';
import type { FleetCommand } from '../verb.ts';

export const deployVerb: FleetCommand = {
  name: 'deploy',
  summary: 'lets a region run what is composed',
  arguments: ['region'],
  options: composeOptions,
  details: `Composes the region, then replaces deployment.json in one step. Browsers follow within a minute.
Each remote keeps up to three previous good builds: pages fall back to them, and rollback returns to
them. Builds that nothing names any more, older than a day and than the newest three, are removed.`,
  async run(given, surroundings) {
    const { before, after, choice, removed } = await rollOut(
      await regionSiteOf(given, surroundings),
    );
    const gone = removed.map(({ name, version }) => `${name} ${version}`);
    return {
      text: [
        planText({ after, choice }),
        ...(gone.length > 0 ? [`Removed because nothing needs them: ${gone.join(', ')}`] : []),
      ].join('\n'),
      json: {
        region: after.region,
        shell: after.shell.version,
        remotes: after.remotes.map(({ name, version }) => ({ name, version })),
        changes: changesBetween(before, after),
        notes: choice.notes,
        removed: gone,
      },
    };
  },
};
