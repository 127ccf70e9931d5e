import { readFileSync } from 'node:fs';
import type { ContractHistory } from './contract-history.ts';
import { namesUsed } from './names-used.ts';

const prefix = '@portal/platform/';

/**
 * Returns the lowest version of the contract that has every name used by these sources, so that a
 * remote also runs in shells that are older than the platform it was built with.
 *
 * @param files absolute paths of the remote's own sources
 * @returns a version such as `1.1.0`
 * @throws Error if no version of the contract has one of the names
 */
export function neededContract(files: readonly string[], history: ContractHistory): string {
  const versions = Object.keys(history.versions);
  const oldest = versions[0];
  const newest = versions.at(-1);
  if (oldest === undefined || newest === undefined) throw new Error('The contract has no version');
  const needed = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => namesUsed(readFileSync(file, 'utf8')))
    .flatMap(({ request, names }) => {
      const module = request.startsWith(prefix) && history.since[request.slice(prefix.length)];
      if (!module) return [];
      if (names === null) return [newest];
      return names.map((name) => {
        const since = module[name];
        if (since === undefined) throw new Error(`${request} has no ${name}: npm run contract`);
        return since;
      });
    });
  const places = needed.map((version) => versions.indexOf(version));
  return versions[Math.max(0, ...places)] ?? oldest;
}
