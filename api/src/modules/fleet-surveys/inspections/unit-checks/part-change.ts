/** What a write changes of a part of an inspection. */
export interface PartChange {
  /** What stood there before, under the part's name. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly write: () => Promise<void>;
}
