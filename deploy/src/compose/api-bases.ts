import { basePaths } from '@portal/contract/wire';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { apiBase } from '../gateway/api-addresses.ts';
import { firstPart, isFile, isReserved } from './own-paths.ts';

type Bases = Deployment['api'];

/**
 * Finds reasons why a region cannot call its API at these bases.
 *
 * @returns a sentence for each problem; empty if there are none
 */
export function baseProblems(api: Bases): string[] {
  const mounts: Readonly<Record<string, string>> = basePaths;
  const bases = Object.entries(api);
  const outer = (base: string, name: string) =>
    bases.find(([other, around]) => other !== name && `${base}/`.startsWith(`${around}/`));
  return bases.flatMap(([name, base]) => {
    const says = `the region's api.${name} is ${base}`;
    if (!apiBase.test(base)) {
      const path = `name a path without a closing slash, as in /la${mounts[name]}`;
      return `${says}, and pages call their own origin alone: ${path}, and let what serves the site hand it on`;
    }
    const around = outer(base, name);
    if (around) return `${says}, which lies in api.${around[0]}, ${around[1]}: move one of the two`;
    if (isFile(base))
      return `${says}, and the site may have a file there: choose a path without a full stop`;
    if (base === mounts[name] || !isReserved(base)) return [];
    return `${says}, and /${firstPart(base)} is the portal's own: choose another first part`;
  });
}

/**
 * Finds paths of remotes that the API of a region would answer instead.
 *
 * @returns a sentence for each, naming both sides and the remedy
 */
export function pathsUnderBases(api: Bases, remotes: readonly DeployedRemote[]): string[] {
  const taken = new Set(Object.values(api).map(firstPart));
  return remotes.flatMap(({ name, declaration: { routes, redirects } }) =>
    [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)]
      .filter((path) => taken.has(firstPart(path)) && !isReserved(path))
      .map(
        (path) =>
          `${name} owns ${path}, and the region's API lies under /${firstPart(path)}: choose another path, or other bases in the region's api`,
      ),
  );
}
