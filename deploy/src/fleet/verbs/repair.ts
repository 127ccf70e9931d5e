import { repair } from '../../roll-out/repair.ts';
import { composeOptions, regionSiteOf } from '../region-site.ts';
import type { FleetCommand } from '../verb.ts';

const { only: _, ...options } = composeOptions;

export const repairVerb: FleetCommand = {
  name: 'repair',
  summary: 'writes a damaged deployment.json anew with what ran',
  arguments: ['region'],
  options,
  details: `Takes the builds that decisions.json says ran, and the region's settings as its files have them now.
What was published since stays out until the region is deployed. Entries by hand are lost.`,
  async run(given, surroundings) {
    const { region, shell, remotes } = await repair(await regionSiteOf(given, surroundings));
    const runs = remotes.map(({ name, version }) => ({ name, version }));
    return {
      text: [
        `${region} runs again:`,
        `  shell ${shell.version}`,
        ...runs.map(({ name, version }) => `  ${name} ${version}`),
      ].join('\n'),
      json: { region, shell: shell.version, remotes: runs },
    };
  },
};
