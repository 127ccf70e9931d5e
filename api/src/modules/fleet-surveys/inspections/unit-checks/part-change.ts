/** A change to one part of an inspection. */
export interface PartChange {
  /** The previous values, under the part's name. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly write: () => Promise<void>;
}
