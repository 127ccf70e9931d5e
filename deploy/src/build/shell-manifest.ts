/** `shell.json`: what a build of the shell says of itself. The deployment holds the hash of this file. */
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
  /** Files that nobody needs who does not use one of these modules, below `/shell/files/`. */
  readonly apart: Readonly<Record<string, readonly string[]>>;
  /** Every other file of the build by its path, with its hash. */
  readonly files: Readonly<Record<string, string>>;
}
