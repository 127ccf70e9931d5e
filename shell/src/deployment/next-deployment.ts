import { type DeployedRemote, type Deployment, platformOffers } from '@portal/platform/remote';

/**
 * What a page runs after it took a newer deployment.
 *
 * The shell stays what it is until somebody reloads. A remote stays in its version while it is
 * held, also when the newer deployment leaves it out, and where this shell is too old for the
 * newer one. A remote that did not change stays the same object: nothing below starts anew for it.
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
