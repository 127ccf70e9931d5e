import { createContext } from 'react';

/**
 * Whose words the components below speak: `shell`, a remote's name, or that of one of its builds.
 */
export const NamespaceContext = createContext('shell');

/** The words of one build of a remote, because two builds may be in one page: `name@version`. */
export const buildNamespace = (name: string, version: string): string => `${name}@${version}`;

/** The name of the remote whose words they are; `shell` stays what it is. */
export const ownerOf = (namespace: string): string => namespace.split('@')[0] ?? namespace;
