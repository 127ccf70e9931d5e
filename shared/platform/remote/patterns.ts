// Patterns for the names in declarations and deployments.

/** A remote's name, which is also its text namespace and its folder in the site. */
export const remoteName = '^[a-z][a-z0-9-]*$';

/** `semver-contenthash`. */
export const buildVersion = '^\\d+\\.\\d+\\.\\d+-[0-9a-z]{3,64}$';

/** A path in the specification's form; a parameter may fill a segment or a part of one. */
export const routePath = '^(/([A-Za-z0-9._~-]|\\{[A-Za-z][A-Za-z0-9]*\\})+)+$';

/** A path without parameters, as used by menu links; it may include a query. */
export const linkPath = '^(/[A-Za-z0-9._~-]+)+(\\?[^#\\s]*)?$';

/** A caret range within one major version of the contract. */
export const contractRange = '^\\^\\d+\\.\\d+\\.\\d+$';

export const contractVersion = '^\\d+\\.\\d+\\.\\d+$';

/** A folder of the site or of another host, with a trailing slash. */
export const folderUrl = '^(https?://[^/\\s]+)?(/[^/\\s]+)*/$';

export const integrity = '^sha384-[A-Za-z0-9+/]{64}$';

/** The name that remotes use for an external page, such as `service_history`. */
export const linkName = '^[a-z][a-z0-9_]*$';

/** BCP 47 with a region, as in `pt-BR`. */
export const locale = '^[a-z]{2}-[A-Z]{2}$';

/** A text key, in the remote's own namespace. */
export const wordKey = '^[A-Za-z0-9_]+(\\.[A-Za-z0-9_-]+)*$';

export const rightCode = '^[A-Z][A-Z0-9]*$';
