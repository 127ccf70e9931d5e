import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import type { Changes } from './change.ts';
import { remoteChanges } from './remote-changes.ts';
import { settingChanges } from './setting-changes.ts';

/**
 * Tells what another deployment changes.
 *
 * @param before undefined when nothing runs yet
 */
export function changesBetween(before: Deployment | undefined, after: Deployment): Changes[] {
  const earlier = new Map(before?.remotes.map((remote) => [remote.name, remote]));
  const later = new Set(after.remotes.map(({ name }) => name));
  const gone = (before?.remotes ?? []).filter(({ name }) => !later.has(name));
  return [
    ...shellChanges(before, after),
    ...after.remotes.flatMap((remote) => changed(earlier.get(remote.name), remote)),
    ...gone.map((remote) => ({
      subject: `${remote.name} ${remote.version} goes`,
      lines: remoteChanges(remote, undefined),
    })),
    ...(before ? settingChanges(before, after) : []),
  ];
}

function changed(before: DeployedRemote | undefined, after: DeployedRemote): Changes[] {
  const { name, version } = after;
  const lines = remoteChanges(before, after);
  if (!before) return [{ subject: `${name} ${version} comes`, lines }];
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
