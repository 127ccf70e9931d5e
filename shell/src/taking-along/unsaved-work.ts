/** Storage key of a draft, as used by the platform: `draft/<login>/<remote>/<form>`. */
const draft = /^draft\/[^/]*\/([^/]+)\//;

/** Returns the names of the remotes with drafts of any user in this browser. */
export const remotesWithWork = (): ReadonlySet<string> =>
  new Set(
    Object.keys(localStorage).flatMap((key) => {
      const [, remote] = draft.exec(key) ?? [];
      return remote === undefined ? [] : [decodeURIComponent(remote)];
    }),
  );
