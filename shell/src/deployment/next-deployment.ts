import { type DeployedRemote, type Deployment, platformOffers } from '@portal/platform/remote';

/**
 * Returns the deployment that a page runs after moving to a newer one.
 *
 * The shell stays the same until a reload. A remote keeps its version while it is held, even if the
 * newer deployment omits it, and if this shell is too old for the newer version. An unchanged
 * remote stays the same object, so that nothing below it restarts.
 *
 * @param held names of the remotes with unsaved work
 */
export function nextDeployment(
  running: Deployment,
  newest: Deployment,
  held: ReadonlySet<string>,
): Deployment {
  const runs = new Map(running.remotes.map((remote) => [remote.name, remote]));
  const named = new Set(newest.remotes.map(({ name }) => name));
  const next = newest.remotes.map((remote) => {
    const present = runs.get(remote.name);
    if (!present) return remote;
    const stays = held.has(remote.name) || !platformOffers(remote.contract);
    return stays || isSame(present, remote) ? present : remote;
  });
  const kept = running.remotes.filter(({ name }) => held.has(name) && !named.has(name));
  return { ...newest, shell: running.shell, remotes: [...next, ...kept] };
}

const isSame = (one: DeployedRemote, other: DeployedRemote) =>
  JSON.stringify(one) === JSON.stringify(other);
