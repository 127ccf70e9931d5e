/** A form in progress, as the platform keeps it: `draft/<login>/<remote>/<form>`. */
const draft = /^draft\/[^/]*\/([^/]+)\//;

/** Names of the remotes of which this browser holds forms in progress, of whomever. */
export const remotesWithWork = (): ReadonlySet<string> =>
  new Set(
    Object.keys(localStorage).flatMap((key) => {
      const [, remote] = draft.exec(key) ?? [];
      return remote === undefined ? [] : [decodeURIComponent(remote)];
    }),
  );
