/**
 * All reasons for refusing a call. A refusal's body is a {@link WireError}; the status follows from
 * the code.
 */
export const errorCodes = {
  /** The field is missing or malformed. */
  invalid: 400,
  /** The value names nothing that this user may see, whether or not it exists. */
  unknown_value: 400,
  /** The end of the range is before its start. */
  range_reversed: 400,
  /** The range is longer than five years. */
  range_too_long: 400,
  /** The selection has more ids than the server accepts (1,000). */
  too_many: 400,
  /** "Report not found". */
  unknown_report: 400,
  /** The user lacks the right for this call (401 on the portal's wire). */
  no_right: 401,
  /** There is no session, or it has ended (403 on the portal's wire). */
  no_session: 403,
  not_found: 404,
  /** Another row already has this name. */
  unique: 400,
  /**
   * The row has changed since the revision that the caller read; the response contains the current
   * revision.
   */
  changed_elsewhere: 400,
  /** Another write already used this key, with a different body. */
  key_reused: 400,
  /** The survey is finished and accepts no changes. */
  survey_finished: 400,
  /** An unlikely value was not confirmed; the response names the `questions`. */
  not_confirmed: 400,
  /**
   * The meter reading is below the previous one; the response contains that reading and its day.
   */
  meter_below: 400,
  /** The axle is lifted, so its tires are not read. */
  axle_lifted: 400,
  /** The tire is mounted at a position that this change does not free. */
  tire_mounted: 400,
  /** The position or the tire was part of another change dated after this one. */
  mounted_since: 400,
  /** The change of tires cannot be undone; the response names the `obstacle`. */
  not_undoable: 400,
  /**
   * Tires are mounted at positions that would no longer exist; the response names them as
   * `positions`.
   */
  tires_in_place: 400,
  /** A removed tire cannot return to its position; the response names the `obstacle`. */
  place_not_free: 400,
  /** The user has the maximum number of rows of this kind. */
  limit_reached: 400,
  body_too_large: 413,
  /** The file is larger than the call accepts, or would be larger than its kind allows. */
  file_too_large: 400,
  /**
   * The file is of a kind that the call does not read, is damaged or locked, or contains programs.
   */
  file_unreadable: 400,
  /** The photo is not a JPEG, PNG, WebP or AVIF, regardless of its file name. */
  file_kind: 400,
  too_many_requests: 429,
  system: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every response that is not a success. */
export interface WireError {
  code: ErrorCode;
  /** The invalid field, as in `base_parameters.date_from`; empty if no single field is. */
  path: string;
  /** An English text for an integrator's log. Screens show the translation of `code`. */
  message: string;
}
