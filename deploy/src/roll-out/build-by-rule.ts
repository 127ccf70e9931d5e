import { deployedRemoteSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { editionOf } from '../build/editions.ts';
import { ownValue } from '../build/own-value.ts';
import { fleetCommandLine } from '../site/fleet-command-line.ts';
import type { BuildQuery, ChosenBuild, Reason } from './choice.ts';
import { isPublished, newestOf } from './publications.ts';

/** The build chosen by the rules; a string explains why there is none. */
export function buildByRule(
  name: string,
  { region, published, choices, decisions, asked }: BuildQuery,
): ChosenBuild | string | undefined {
  const { version: pin, edition = '' } = ownValue(choices, name) ?? {};
  const own = published.filter((build) => build.kind === 'remote' && build.name === name);
  const chosen = (version: string, reason: Reason): ChosenBuild => ({
    kind: 'remote',
    name,
    version,
    reason,
  });
  if (pin !== undefined) {
    if (isPublished(own, { name, version: pin })) return chosen(pin, 'pinned');
    const there = own.map(({ version }) => version).join(', ');
    if (!Check(deployedRemoteSchema.properties.version, pin)) {
      return (
        `${region}.json pins ${name} to ${pin}, which is no version: versions look like ` +
        `0.1.0-1a2b3c4d, and the site has ${there}: pin one of these`
      );
    }
    return `${region}.json pins ${name} to ${pin}, and the site has only ${there}: publish it, or pin another`;
  }
  const newest = newestOf(name, published, edition);
  if (!newest) {
    if (!edition) return undefined;
    return (
      `${region}.json runs the edition ${edition} of ${name}, and none is published: ` +
      fleetCommandLine('publish', `${name} --edition ${edition}`, asked)
    );
  }
  const back = ownValue(decisions.rolled_back, name);
  if (back?.from.includes(newest.version)) {
    const good =
      own.find(({ version }) => version === back.to) ??
      own.find(({ version }) => editionOf(version) === edition && !back.from.includes(version));
    if (good) return chosen(good.version, 'rolled back');
  }
  return chosen(newest.version, 'newest');
}
