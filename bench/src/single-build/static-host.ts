import path from 'node:path';
import { federationName } from '@portal/platform/remote';

/**
 * Version of every remote in the single build's deployment. It is a development version: the files
 * of such builds are not listed, and here all code belongs to the shell.
 */
export const staticVersion = '0.1.0-dev';

/**
 * Returns the source of a module that replaces the shell's `late-host.ts`: the remotes are known at
 * compile time, as in a portal built by a single team.
 *
 * @param remotes name and folder of each remote
 */
export function staticHost(
  remotes: readonly { readonly name: string; readonly dir: string }[],
): string {
  const imports = remotes.map(({ dir }, index) => {
    const entry = path.join(dir, 'src/entry.tsx');
    return `import remote${index} from ${JSON.stringify(entry)};`;
  });
  const entries = remotes.map(
    ({ name }, index) => `${JSON.stringify(federationName(name, staticVersion))}: remote${index}`,
  );
  return [
    ...imports,
    `const remotes = { ${entries.join(', ')} };`,
    'const fetchRemote = async (scope) => remotes[scope];',
    'export const federationHost = async () => ({ fetchRemote });',
    '',
  ].join('\n');
}
