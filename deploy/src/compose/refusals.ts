import { rights } from '@portal/contract/portal';
import { type DeployedRemote, offersContract, pathShape } from '@portal/platform/remote';

/** First parts of paths that the gateway or the shell answers itself. */
const reserved = new Set(['api', 'remotes', 'shell', 'health', '404']);

/**
 * Finds why these remotes cannot run together in one portal.
 *
 * @param contract the contract that the region's shell offers
 * @returns a sentence for each problem, naming both sides; none when all is well
 */
export function refusals(remotes: readonly DeployedRemote[], contract: string): string[] {
  return [
    ...namesTaken(remotes),
    ...pathsOwnedTwice(remotes),
    ...remotes.flatMap(reservedPaths),
    ...remotes.flatMap(unknownRights),
    ...remotes
      .filter((remote) => !offersContract(contract, remote.contract))
      .map(
        ({ name, contract: wanted }) =>
          `${name} asks for contract ${wanted}, and the shell offers ${contract}`,
      ),
  ];
}

function namesTaken(remotes: readonly DeployedRemote[]): string[] {
  const names = remotes.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `${name} is deployed twice`);
}

const pathsOf = ({ declaration: { routes, redirects } }: DeployedRemote): string[] => [
  ...routes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];

function pathsOwnedTwice(remotes: readonly DeployedRemote[]): string[] {
  const owners = new Map<string, string>();
  return remotes.flatMap((remote) =>
    pathsOf(remote).flatMap((path) => {
      const owner = owners.get(pathShape(path)) ?? remote.name;
      owners.set(pathShape(path), owner);
      return owner === remote.name ? [] : [`${owner} and ${remote.name} both own ${path}`];
    }),
  );
}

const reservedPaths = (remote: DeployedRemote): string[] =>
  pathsOf(remote)
    .filter((path) => reserved.has(path.split('/')[1] ?? ''))
    .map((path) => `${remote.name} owns ${path}, which is the portal's own`);

function unknownRights({ name, declaration: { routes, nav, reports } }: DeployedRemote): string[] {
  const asked = [...routes, ...nav, ...reports].flatMap(({ right }) => right ?? []);
  return [...new Set(asked)]
    .filter((right) => !Object.hasOwn(rights, right))
    .map((right) => `${name} asks for the right ${right}, which the API does not know`);
}
