import { planRegion } from '../../roll-out/roll-out.ts';
import { planText } from '../plan-text.ts';
import { composeOptions, regionSiteOf } from '../region-site.ts';
import type { FleetCommand } from '../verb.ts';

export const composeVerb: FleetCommand = {
  name: 'compose',
  summary: 'resolves what a region would run, and writes nothing',
  arguments: ['region'],
  options: composeOptions,
  details: `Lays the region's file over the base, chooses a build of every remote (the newest published one,
unless the region pins another, it was rolled back, or deployment.json names another by hand) and
checks that all of it fits together. With --json it prints the deployment as it would be written.`,
  async run(given, surroundings) {
    const plan = await planRegion(await regionSiteOf(given, surroundings));
    return { text: planText(plan), json: plan.after };
  },
};
