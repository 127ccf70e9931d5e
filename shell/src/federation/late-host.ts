/**
 * Loads the federation runtime and the modules that remotes share. The shell's own pages need none
 * of it, so it is fetched with the first page of a remote.
 */
export const federationHost = () => import('./federation-host.ts');
