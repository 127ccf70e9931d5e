import { rights } from '@portal/contract/portal';
import {
  type DeployedRemote,
  offersContract,
  pathShape,
  type RemoteDeclaration,
} from '@portal/platform/remote';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { isFile, isReserved } from './own-paths.ts';
import { pathsOverlap } from './path-overlap.ts';
import type { PublishedRemote } from './published-builds.ts';
import { clashes } from './singletons.ts';

/** The parts of a remote that determine whether it fits with others. */
type Part = Pick<PublishedRemote, 'entry' | 'shared' | 'singletons'>;

/**
 * Finds reasons why these remotes cannot run together in one portal.
 *
 * @param shell manifest of the region's shell
 * @returns a sentence for each problem, naming both sides and the remedy; empty if there are none
 */
export function refusals(published: readonly Part[], shell: ShellManifest): string[] {
  const remotes = published
    .map(({ entry }) => entry)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return [
    ...namesTaken(remotes),
    ...pathsOwnedTwice(remotes),
    ...remotes.flatMap(({ declaration }) => ownRefusals(declaration)),
    ...remotes.flatMap((remote) => missingLanguages(remote, shell)),
    ...published.flatMap((remote) => unmetNeeds(remote, shell)),
    ...clashes(
      published.map(({ entry: { name }, singletons }) => ({ name, singletons })),
      shell.shared,
    ),
  ];
}

/**
 * Finds what a remote needs from the page but the shell does not offer: the contract, or a module.
 */
function unmetNeeds({ entry, shared }: Part, shell: ShellManifest): string[] {
  const { name, contract } = entry;
  const remedy = `build ${name} against this shell, or run a shell that it fits`;
  const modules = Object.entries(shared).flatMap(([module, range]) => {
    const provided = shell.shared[module];
    if (provided !== undefined && offersContract(provided, range)) return [];
    const given = provided === undefined ? 'has none' : `provides ${provided}`;
    return [`${name} needs ${module} ${range}, and the shell ${given}: ${remedy}`];
  });
  if (offersContract(shell.contract, contract)) return modules;
  return [
    `${name} asks for contract ${contract}, and the shell offers ${shell.contract}: ${remedy}`,
    ...modules,
  ];
}

function namesTaken(remotes: readonly DeployedRemote[]): string[] {
  const names = remotes.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `${name} is deployed twice: take one of the two out`);
}

/** Returns all paths owned by a remote, as declared. */
export const pathsOf = ({ routes, redirects }: RemoteDeclaration): string[] => [
  ...routes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];

/** The parts of a remote that determine its addresses. */
export type Owner = Pick<DeployedRemote, 'name' | 'declaration'>;

/**
 * Finds addresses shared by two remotes. The shell would choose the more specific path, so one team
 * would take addresses from another without either noticing.
 */
export const pathsOwnedTwice = (remotes: readonly Owner[]): string[] =>
  remotes.flatMap((one, index) =>
    remotes
      .slice(index + 1)
      .filter(({ name }) => name !== one.name)
      .flatMap((other) => sharedPaths(one, other)),
  );

const sharedPaths = (one: Owner, other: Owner): string[] =>
  pathsOf(one.declaration).flatMap((path) =>
    pathsOf(other.declaration)
      .filter((another) => pathsOverlap(path, another))
      .map((another) => {
        if (pathShape(path) === pathShape(another)) {
          return `${one.name} and ${other.name} both own ${another}: leave it to one`;
        }
        const both = `${one.name} owns ${path} and ${other.name} owns ${another}, which`;
        return pathShape(path).toLowerCase() === pathShape(another).toLowerCase()
          ? `${both} differ by capitals alone: leave it to one`
          : `${both} some addresses match both: begin one of the two with a part of its own, as in /${other.name}/…`;
      }),
  );

/**
 * Finds problems of a remote that do not depend on others, so that they are known before it is
 * published.
 */
export const ownRefusals = (declaration: RemoteDeclaration): string[] => [
  ...reservedPaths(declaration),
  ...unknownRights(declaration),
];

const reservedPaths = (declaration: RemoteDeclaration): string[] =>
  pathsOf(declaration).flatMap((path) => {
    const owns = `${declaration.name} owns ${path}, which`;
    if (isReserved(path)) return `${owns} is the portal's own: choose another`;
    if (!isFile(path)) return [];
    return `${owns} no page can have: no part begins with a full stop, and none ends as files do`;
  });

function missingLanguages({ name, declaration }: DeployedRemote, shell: ShellManifest): string[] {
  const missing = shell.languages.filter((language) => !declaration.languages.includes(language));
  if (missing.length === 0) return [];
  const files = missing.map((language) => `locales/${language}.json`).join(', ');
  return [
    `the shell speaks ${missing.join(', ')} and ${name} does not: add ${files} and declare it in remote.ts`,
  ];
}

function unknownRights({
  name,
  routes,
  nav,
  reports,
  home = [],
  finder,
}: RemoteDeclaration): string[] {
  const asked = [...routes, ...nav, ...reports, ...home, ...(finder ? [finder] : [])].flatMap(
    ({ right }) => right ?? [],
  );
  const how = 'correct it in remote.ts, or add it to the contract first';
  return [...new Set(asked)]
    .filter((right) => !Object.hasOwn(rights, right))
    .map((right) => `${name} asks for the right ${right}, which the API does not know: ${how}`);
}
