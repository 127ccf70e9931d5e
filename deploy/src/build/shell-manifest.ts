/** `shell.json`: what a build of the shell says of itself. */
export interface ShellManifest {
  readonly version: string;
  /** The contract that it offers to remotes. */
  readonly contract: string;
  readonly languages: readonly string[];
  /** The version of each module that it provides to remotes. */
  readonly shared: Readonly<Record<string, string>>;
  /** Files of what runs remotes, below `/shell/files/`. */
  readonly host: readonly string[];
  /** Files of each module that it provides on demand, below `/shell/files/`. */
  readonly facades: Readonly<Record<string, readonly string[]>>;
  /** The hash of each of these files. */
  readonly hashes: Readonly<Record<string, string>>;
}
