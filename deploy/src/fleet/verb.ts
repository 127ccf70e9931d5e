import type { BuildTarget } from '../build/targets.ts';

/** Where a command of the fleet runs. */
export interface Surroundings {
  /** Folder of the workspace. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the regions are described; the portal's own folder unless told otherwise. */
  readonly regionsDir?: string | undefined;
  /** Builds those of the targets that are not built yet. */
  readonly build: (targets: readonly BuildTarget[]) => Promise<void>;
  /** Takes a line about progress. */
  readonly report: (line: string) => void;
  /** Settles when the command is to end. */
  readonly ended: Promise<void>;
}

interface Option {
  readonly type: 'string' | 'boolean';
  /** What stands for its value in the help, as in `<folder>`. */
  readonly value?: string;
  readonly help: string;
}

/** What a command was given. */
export interface Given {
  /** The value of an argument, by its name. */
  argument(name: string): string;
  /** The value of an option; undefined when it was not given. */
  option(name: string): string | undefined;
  /** Whether an option without a value was given. */
  has(name: string): boolean;
}

/** What a command says when it is done. */
export interface Outcome {
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly json: unknown;
}

/** A command of the fleet, as data: its help and the reading of its arguments follow from it. */
export interface Verb {
  readonly name: string;
  /** What it does, in a line. */
  readonly summary: string;
  /** Names of the arguments that it needs, in order. */
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** What one should know before one uses it. */
  readonly details: string;
  run(given: Given, surroundings: Surroundings): Promise<Outcome>;
}

/** Arguments that make no sense; the message says what would. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}
