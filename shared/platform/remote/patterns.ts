// Forms of the names that a declaration and a deployment hold.

/** A remote's name: it is also its namespace of words and its folder in the site. */
export const remoteName = '^[a-z][a-z0-9-]*$';

/** `semver-contenthash`. */
export const buildVersion = '^\\d+\\.\\d+\\.\\d+-[0-9a-z]{3,64}$';

/** A path in the specification's form; a parameter may fill a segment or a part of one. */
export const routePath = '^(/([A-Za-z0-9._~-]|\\{[A-Za-z][A-Za-z0-9]*\\})+)+$';

/** A path without parameters, as menus link to; it may carry a query. */
export const linkPath = '^(/[A-Za-z0-9._~-]+)+(\\?[^#\\s]*)?$';

/** A caret range within one major version of the contract. */
export const contractRange = '^\\^\\d+\\.\\d+\\.\\d+$';

export const contractVersion = '^\\d+\\.\\d+\\.\\d+$';

/** A folder of the site or of another host, with its closing slash. */
export const folderUrl = '^(https?://[^/\\s]+)?(/[^/\\s]+)*/$';

export const integrity = '^sha384-[A-Za-z0-9+/]{64}$';

/** The name by which remotes know a page elsewhere, as in `service_history`. */
export const linkName = '^[a-z][a-z0-9_]*$';

/** BCP 47 with a region, as in `pt-BR`. */
export const locale = '^[a-z]{2}-[A-Z]{2}$';

/** A translation key; its namespace is the remote's own. */
export const wordKey = '^[A-Za-z0-9_]+(\\.[A-Za-z0-9_-]+)*$';

export const rightCode = '^[A-Z][A-Z0-9]*$';
