/**
 * Returns the name of a remote's build for the federation runtime: a JavaScript identifier that
 * includes the version, so that two builds of one remote can coexist on a page.
 */
export const federationName = (name: string, version: string): string =>
  `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
