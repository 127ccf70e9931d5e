import { ownValue } from '../build/own-value.ts';
import { Refused } from '../site/refused.ts';
import type { RemoteChoice, RemoteChoices } from './region.schema.ts';

/**
 * Applies a region's replacements of remotes by other packages. A package that replaces another in
 * some region does not run by default, because the two would own the same paths.
 *
 * @param own the region's settings for its remotes
 * @param elsewhere the packages that replace others in any region, with the remotes they replace
 * @throws Refused when a replacement does not run itself
 */
export function withReplacements(
  region: string,
  own: RemoteChoices,
  elsewhere: ReadonlyMap<string, readonly string[]>,
): RemoteChoices {
  const choices = new Map<string, RemoteChoice>(Object.entries(own));
  const problems: string[] = [];
  for (const [name, replaced] of elsewhere) {
    const choice = ownValue(own, name);
    if (choice?.run !== undefined) continue;
    choices.set(name, { ...choice, run: false, unasked: !choice, elsewhere: replaced });
  }
  for (const [name, { replaced_by: other }] of Object.entries(own)) {
    if (other === undefined) continue;
    const said = ownValue(own, other);
    if (other === name || said?.replaced_by !== undefined || said?.run === false) {
      problems.push(
        `remotes.${name}.replaced_by: ${other} is to run in the place of ${name} and does not run ` +
          'itself: name a package that does, or leave replaced_by out',
      );
    }
    choices.set(name, { ...ownValue(own, name), run: false });
    choices.set(other, { ...said, run: true, in_place_of: name });
  }
  if (problems.length > 0) throw new Refused(`${region}.json cannot be used`, problems);
  return Object.fromEntries(choices);
}
