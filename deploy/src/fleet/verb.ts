import type { BuildTarget } from '../build/targets.ts';

/** The environment in which a fleet command runs. */
export interface CommandEnvironment {
  /** Workspace root. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of the region files; the portal's own by default. */
  readonly regionsDir?: string | undefined;
  /** Builds the targets that are not built yet. */
  readonly build: (targets: readonly BuildTarget[]) => Promise<void>;
  /** Receives a line about progress. */
  readonly report: (line: string) => void;
  /** Settles when the command has to end. */
  readonly ended: Promise<void>;
}

interface Option {
  readonly type: 'string' | 'boolean';
  /** Placeholder of its value in the help, such as `<folder>`. */
  readonly value?: string;
  readonly help: string;
}

/** The arguments and options of a command. */
export interface CommandInput {
  /** Returns the value of an argument. */
  argument(name: string): string;
  /** Returns the value of an option; undefined if it is not given. */
  option(name: string): string | undefined;
  /** Returns whether an option without a value is given. */
  has(name: string): boolean;
}

/** The result of a command. */
export interface Outcome {
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly json: unknown;
}

/** A fleet command as data, from which its help and the parsing of its arguments are derived. */
export interface FleetCommand {
  readonly name: string;
  /** One line that describes the command. */
  readonly summary: string;
  /** Names of the required arguments, in order. */
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Notes that users should read before they run it. */
  readonly details: string;
  run(given: CommandInput, surroundings: CommandEnvironment): Promise<Outcome>;
}

/** Invalid arguments; the message describes valid ones. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}
