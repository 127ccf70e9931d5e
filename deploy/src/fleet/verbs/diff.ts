import { planRegion } from '../../roll-out/roll-out.ts';
import { changesBetween } from '../changes/changes.ts';
import { composeOptions, regionSiteOf } from '../region-site.ts';
import type { FleetCommand } from '../verb.ts';

export const diffVerb: FleetCommand = {
  name: 'diff',
  summary: 'tells what a deployment would change, as a release note does',
  arguments: ['region'],
  options: composeOptions,
  details: `Compares what runs with what compose resolves: remotes, routes, menu items, reports, rights,
languages, the contract and settings that come, go or change. Writes nothing.`,
  async run(given, surroundings) {
    const { before, after, choice } = await planRegion(await regionSiteOf(given, surroundings));
    const changes = changesBetween(before, after);
    const text = changes.flatMap(({ subject, lines }) => [
      subject,
      ...lines.map((line) => `  ${line}`),
    ]);
    const told = text.length > 0 ? text : [`${after.region} runs all of it already.`];
    return {
      text: [...told, ...choice.notes].join('\n'),
      json: { region: after.region, changes, notes: choice.notes },
    };
  },
};
