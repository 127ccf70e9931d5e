import { createContext } from 'react';

/**
 * The namespace of the texts used by the components below: `shell`, a remote's name, or the
 * namespace of one of its builds.
 */
export const NamespaceContext = createContext('shell');

/**
 * Returns the namespace of one build of a remote, as two builds may be on one page: `name@version`.
 */
export const buildNamespace = (name: string, version: string): string => `${name}@${version}`;

/** Returns the remote that a namespace belongs to; `shell` is returned unchanged. */
export const ownerOf = (namespace: string): string => namespace.split('@')[0] ?? namespace;
