import { refuse } from './refusal.ts';

/**
 * Checks that everything named in a request was found.
 *
 * @param pathOf the path of each name in the request
 * @throws Refusal `unknown_value` at the first that was not found
 */
export function checkFound<Name>(
  named: readonly Name[],
  found: Pick<ReadonlySet<Name>, 'has'>,
  pathOf: (index: number) => string,
): void {
  const missing = named.findIndex((name) => !found.has(name));
  if (missing >= 0) throw refuse('unknown_value', pathOf(missing));
}
