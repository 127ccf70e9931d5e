import type { Deployment } from '@portal/platform/remote';
import type { Changes } from './change.ts';

const longest = 120;

/** Lists the changes to a region's settings by path, such as `features.language_option`. */
export function settingChanges(before: Deployment, after: Deployment): Changes[] {
  const earlier = new Map(leaves(settingsOf(before)));
  const later = new Map(leaves(settingsOf(after)));
  const paths = [...new Set([...earlier.keys(), ...later.keys()])].sort();
  const lines = paths.flatMap((path) => {
    const [old, young] = [earlier.get(path), later.get(path)];
    if (old === young) return [];
    if (old === undefined) return [`new ${path}: ${shortValueText(young)}`];
    if (young === undefined) return [`no more ${path}: ${shortValueText(old)}`];
    return [`${path}: ${shortValueText(old)} → ${shortValueText(young)}`];
  });
  return lines.length > 0 ? [{ subject: 'settings', lines }] : [];
}

/** Returns everything in a deployment except its builds. */
const settingsOf = ({ remotes: _, shell, contract: __, ...settings }: Deployment) => ({
  ...settings,
  shell_languages: shell.languages,
});

/** Shortens a value, as notes should be readable and a file may contain anything. */
const shortValueText = (value = ''): string =>
  value.length > longest ? `${value.slice(0, longest)}…` : value;

/** Returns every leaf value with its path. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, each]) =>
    leaves(each, path ? `${path}.${name}` : name),
  );
}
