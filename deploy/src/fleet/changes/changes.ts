import { type DeployedRemote, type Deployment, pathShape } from '@portal/platform/remote';
import type { Changes } from './change.ts';
import { remoteChanges } from './remote-changes.ts';
import { settingChanges } from './setting-changes.ts';

/**
 * Lists the changes between two deployments.
 *
 * @param before undefined if nothing is running yet
 */
export function changesBetween(before: Deployment | undefined, after: Deployment): Changes[] {
  const earlier = new Map(before?.remotes.map((remote) => [remote.name, remote]));
  const later = new Set(after.remotes.map(({ name }) => name));
  const gone = (before?.remotes ?? []).filter(({ name }) => !later.has(name));
  const swaps = new Map(
    after.remotes
      .filter(({ name }) => !earlier.has(name))
      .flatMap((remote) =>
        gone.filter((one) => takesOver(remote, one)).map((one) => [remote, one]),
      ),
  );
  const replaced = new Set(swaps.values());
  return [
    ...shellChanges(before, after),
    ...after.remotes.flatMap((remote) =>
      changed(swaps.get(remote) ?? earlier.get(remote.name), remote),
    ),
    ...gone
      .filter((remote) => !replaced.has(remote))
      .map((remote) => ({
        subject: `${remote.name} ${remote.version} goes`,
        lines: remoteChanges(remote, undefined),
      })),
    ...(before ? settingChanges(before, after) : []),
  ];
}

/** Returns whether a remote replaces one that is removed: they share a path. */
function takesOver({ declaration }: DeployedRemote, gone: DeployedRemote): boolean {
  const paths = gone.declaration.routes.map(({ path }) => pathShape(path));
  return declaration.routes.some(({ path }) => paths.includes(pathShape(path)));
}

function changed(before: DeployedRemote | undefined, after: DeployedRemote): Changes[] {
  const { name, version } = after;
  const lines = remoteChanges(before, after);
  if (!before) return [{ subject: `${name} ${version} comes`, lines }];
  if (before.name !== name) {
    const subject = `${name} ${version} comes in the place of ${before.name} ${before.version}`;
    return [{ subject, lines }];
  }
  if (before.version === version && lines.length === 0) return [];
  return [{ subject: `${name} ${before.version} → ${version}`, lines }];
}

function shellChanges(before: Deployment | undefined, after: Deployment): Changes[] {
  if (!before) return [{ subject: `shell ${after.shell.version} comes`, lines: [] }];
  if (before.shell.version === after.shell.version) return [];
  const subject = `shell ${before.shell.version} → ${after.shell.version}`;
  const contract =
    before.contract === after.contract ? [] : [`contract ${before.contract} → ${after.contract}`];
  return [{ subject, lines: contract }];
}
