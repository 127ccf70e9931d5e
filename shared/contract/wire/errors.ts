/**
 * Every way in which a call can be refused. A refusal's body is a {@link WireError}; the status
 * follows from the code.
 */
export const errorCodes = {
  /** The field is missing or of the wrong form. */
  invalid: 400,
  /** The value names nothing that this user may see, whether it exists or not. */
  unknown_value: 400,
  /** A range whose end lies before its start. */
  range_reversed: 400,
  /** A range of more than five years. */
  range_too_long: 400,
  /** More ids in one selection than the server takes (1,000). */
  too_many: 400,
  /** "Report not found". */
  unknown_report: 400,
  /** The right for this call is not held (the portal's wire has 401 for it). */
  no_right: 401,
  /** There is no session, or it is over (the portal's wire has 403 for it). */
  no_session: 403,
  not_found: 404,
  /** Another row has this name already. */
  unique: 400,
  /** The row was changed since the revision that the caller has read; the answer says which it is now. */
  changed_elsewhere: 400,
  /** Another write has this key already, with another body. */
  key_reused: 400,
  /** The survey is finished, and takes no changes. */
  survey_finished: 400,
  /** An unlikely value that nobody has said to be right; the answer names the `questions`. */
  not_confirmed: 400,
  /** The meter stands below the one before; the answer carries that, and its day. */
  meter_below: 400,
  /** The axle is lifted: its tires are not read. */
  axle_lifted: 400,
  /** The tire is mounted at a place that this change does not free. */
  tire_mounted: 400,
  /** The place or the tire has been part of a later change than the day of this one. */
  mounted_since: 400,
  /** Something stands on the change of tires; the answer names the `obstacle`. */
  not_undoable: 400,
  /** Tires are mounted at places that would be gone; the answer names them as `positions`. */
  tires_in_place: 400,
  /** A removed tire cannot go back to its place; the answer names the `obstacle`. */
  place_not_free: 400,
  /** The user keeps as many rows of this kind as one may. */
  limit_reached: 400,
  body_too_large: 413,
  /** The file is larger than the call takes, or would be larger than its kind can be. */
  file_too_large: 400,
  /** The file is of another kind than the call reads, damaged, locked, or holds programs. */
  file_unreadable: 400,
  /** A photo that is no JPEG, PNG, WebP or AVIF, whatever it is called. */
  file_kind: 400,
  too_many_requests: 429,
  system: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every answer that is not a success. */
export interface WireError {
  code: ErrorCode;
  /** The field at fault, as in `base_parameters.date_from`; empty when no single field is. */
  path: string;
  /** For the log of an integrator, in English. Screens show the translation of `code`. */
  message: string;
}
