import { rollBack } from '../../roll-out/roll-back.ts';
import { regionOf, regionOptions } from '../region-site.ts';
import type { Verb } from '../verb.ts';

export const rollbackVerb: Verb = {
  name: 'rollback',
  summary: 'takes one remote of a region back to a good build, and leaves all else as it runs',
  arguments: ['region', 'remote'],
  options: {
    to: {
      type: 'string',
      value: '<version>',
      help: 'a version that is published; the newest previous good one unless given',
    },
    ...regionOptions,
  },
  details: `Replaces the remote's entry in deployment.json in one step. Later deployments keep it there until
a build is published that is newer than the one it was taken back from.`,
  async run(given, surroundings) {
    const remote = given.argument('remote');
    const site = regionOf(given, surroundings);
    const { from, to } = await rollBack({ ...site, remote, to: given.option('to') });
    return {
      text:
        `${remote} runs ${to} in ${site.region} again, in place of ${from}. ` +
        'Deployments keep it there until a newer build is published.',
      json: { region: site.region, remote, from, to },
    };
  },
};
