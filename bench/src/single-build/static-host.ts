import path from 'node:path';
import { federationName } from '@portal/platform/remote';

/**
 * The version under which the single build's deployment names every remote: that of a build whose
 * files nobody lists, since all of them are the shell's own.
 */
export const staticVersion = '0.1.0-dev';

/**
 * The source of a module that stands in for the shell's `late-host.ts`: it knows the remotes
 * when it is compiled, as one team's portal knows its parts.
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
