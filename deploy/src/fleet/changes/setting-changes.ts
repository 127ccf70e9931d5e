import type { Deployment } from '@portal/platform/remote';
import type { Changes } from './change.ts';

const longest = 120;

/** What changes about the settings of a region, each by its path, as in `features.language_option`. */
export function settingChanges(before: Deployment, after: Deployment): Changes[] {
  const earlier = new Map(leaves(settingsOf(before)));
  const later = new Map(leaves(settingsOf(after)));
  const paths = [...new Set([...earlier.keys(), ...later.keys()])].sort();
  const lines = paths.flatMap((path) => {
    const [old, young] = [earlier.get(path), later.get(path)];
    if (old === young) return [];
    if (old === undefined) return [`new ${path}: ${told(young)}`];
    if (young === undefined) return [`no more ${path}: ${told(old)}`];
    return [`${path}: ${told(old)} → ${told(young)}`];
  });
  return lines.length > 0 ? [{ subject: 'settings', lines }] : [];
}

/** What a deployment says besides its builds. */
const settingsOf = ({ remotes: _, shell, contract: __, ...settings }: Deployment) => ({
  ...settings,
  shell_languages: shell.languages,
});

/** Enough of a value to know it by: a note is read, and a file may hold anything. */
const told = (value = ''): string =>
  value.length > longest ? `${value.slice(0, longest)}…` : value;

/** Every value with its path. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, each]) =>
    leaves(each, path ? `${path}.${name}` : name),
  );
}
