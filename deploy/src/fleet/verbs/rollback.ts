import { publications } from '../../roll-out/publications.ts';
import { rollBack } from '../../roll-out/roll-back.ts';
import { regionOf, regionOptions } from '../region-site.ts';
import { type FleetCommand, WrongUse } from '../verb.ts';

export const rollbackVerb: FleetCommand = {
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
a build is published that is newer than the one it was taken back from. That one counts as bad from
then on: no page falls back to it, and publishing it again does not bring it back; --to does.`,
  async run(given, surroundings) {
    const remote = given.argument('remote');
    const site = regionOf(given, surroundings);
    const there = new Set((await publications(site.siteDir)).map(({ name }) => name));
    if (there.size > 0 && !there.has(remote)) {
      throw new WrongUse(`The site has no ${remote}, only ${[...there].join(', ')}.`);
    }
    const { from, to, newer } = await rollBack({ ...site, remote, to: given.option('to') });
    const then = newer
      ? `The next deployment takes ${newer}, which was published later: pin ${to}, or deploy others with --only.`
      : 'Deployments keep it there until a newer build is published.';
    return {
      text: `${remote} runs ${to} in ${site.region}, in place of ${from}. ${then}`,
      json: { region: site.region, remote, from, to, newer: newer ?? null },
    };
  },
};
