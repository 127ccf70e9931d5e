/**
 * A filter of an area's reports. Its texts belong to the area: `filter.<name>` and, for listed
 * values, `filter.<name>.<value>`.
 */
export interface ReportFilter {
  /** The filter's letters in an address, after those of the report: an `f` and another one. */
  readonly key: string;
  /** The values to choose from, as on the wire; if missing, any name is valid. */
  readonly values?: readonly string[];
  /**
   * Looks up the names to choose from.
   *
   * @param within the values chosen in the filter that the property `within` names
   */
  names?(
    account: string,
    within: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly string[]>;
  /** Another filter, whose chosen values limit the names of this one. */
  readonly within?: string;
}

/** The filters of an area's reports, by their names on the wire. */
export type AreaFilters = Readonly<Record<string, ReportFilter>>;
