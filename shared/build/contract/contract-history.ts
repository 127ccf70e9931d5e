import { type Surface, surfaceHash } from './surface.ts';

/** The contract's versions with the surface of each, and the version that introduced each name. */
export interface ContractHistory {
  /** The hash of the surface of each version, oldest first. */
  readonly versions: Readonly<Record<string, string>>;
  /** The version that introduced each name, by module. */
  readonly since: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A change of the contract without a corresponding change of its version. */
class ContractChanged extends Error {
  override readonly name = 'ContractChanged';
}

const major = (version: string) => Number(version.split('.')[0]);

/**
 * Records the current surface in the history.
 *
 * @returns the history with the surface under its version; the same content if nothing changed
 * @throws ContractChanged if the version already has a different surface, or a name was removed
 * within a major version
 */
export function recordSurface(
  history: ContractHistory,
  version: string,
  surface: Surface,
): ContractHistory {
  const hash = surfaceHash(surface);
  const taken = history.versions[version];
  if (taken !== undefined && taken !== hash) {
    throw new ContractChanged(
      `The platform's surface is not that of ${version} any more: give it a new version in ` +
        'shared/platform/package.json and remote/contract-version.ts (a minor one when something ' +
        'was added, a major one when something was changed or taken away), then run ' +
        'npm run contract.',
    );
  }
  const last = Object.keys(history.versions).at(-1);
  const gone = Object.entries(history.since).flatMap(([module, names]) =>
    Object.keys(names)
      .filter((name) => !surface[module]?.names.includes(name))
      .map((name) => `${module}: ${name}`),
  );
  if (gone.length > 0 && last !== undefined && major(last) === major(version)) {
    throw new ContractChanged(`${gone.join(', ')} is gone: that takes a new major version.`);
  }
  const since = Object.entries(surface).map(([module, { names }]) => [
    module,
    Object.fromEntries(names.map((name) => [name, history.since[module]?.[name] ?? version])),
  ]);
  return {
    versions: { ...history.versions, [version]: hash },
    since: Object.fromEntries(since),
  };
}
