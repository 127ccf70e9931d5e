/**
 * `shell.json`: a build of the shell described by itself. The deployment contains the hash of this
 * file.
 */
export interface ShellManifest {
  readonly version: string;
  /** The contract version offered to remotes. */
  readonly contract: string;
  readonly languages: readonly string[];
  /** The version of each module provided to remotes. */
  readonly shared: Readonly<Record<string, string>>;
  /** Files of the runtime for remotes, below `/shell/files/`. */
  readonly host: readonly string[];
  /** Files of each module provided on demand, below `/shell/files/`. */
  readonly facades: Readonly<Record<string, readonly string[]>>;
  /** Files needed only by users of each of these modules, below `/shell/files/`. */
  readonly apart: Readonly<Record<string, readonly string[]>>;
  /** All other files of the build by path, with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}
