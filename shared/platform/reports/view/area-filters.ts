/**
 * A filter of an area's reports. Its words are the area's own: `filter.<name>` and, for listed
 * values, `filter.<name>.<value>`.
 */
export interface ReportFilter {
  /** Its letters in an address, after those of the report: an `f` and another one. */
  readonly key: string;
  /** The values to choose from, as on the wire; without them any name counts. */
  readonly values?: readonly string[];
  /**
   * Looks up the names to choose from.
   *
   * @param within what is chosen in the filter that `within` names
   */
  names?(
    account: string,
    within: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /** Another filter, whose choice leaves only its own names of this one. */
  readonly within?: string;
}

/** The filters of an area's reports, by their names on the wire. */
export type AreaFilters = Readonly<Record<string, ReportFilter>>;
