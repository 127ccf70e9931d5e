/** Changes to one subject, phrased for release notes. */
export interface Changes {
  /** Such as `dashboard 0.1.0-1a2b3c4d → 0.2.0-5e6f7a8b`. */
  readonly subject: string;
  readonly lines: readonly string[];
}
