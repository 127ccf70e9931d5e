import { type ErrorCode, errorCodes } from '@portal/contract/wire';

/** A documented refusal of a call; see `errorCodes` for the meaning of each code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly path: string;
  /** Further fields of the answer besides code, path and message. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    path: string,
    message: string,
    more: { extra?: Readonly<Record<string, unknown>>; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.path = path;
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}

export const refusalMessages: Record<ErrorCode, string> = {
  invalid: 'The value is missing or not of the documented form.',
  unknown_value: 'The value names nothing that you may see.',
  range_reversed: 'The range ends before it starts.',
  range_too_long: 'The range is longer than five years.',
  too_many: 'The list is longer than the call takes.',
  unknown_report: 'Report not found.',
  no_right: 'You do not hold the right for this call.',
  no_session: 'There is no session, or it is over.',
  not_found: 'There is no such call.',
  unique: 'Another row has this value already.',
  changed_elsewhere: 'The row was changed since it was read.',
  key_reused: 'The key belongs to another write.',
  survey_finished: 'The survey is finished.',
  not_confirmed: 'The value is unlikely; send it again with what is confirmed.',
  meter_below: 'The meter stands below the one before.',
  axle_lifted: 'The axle is lifted.',
  tire_mounted: 'The tire is mounted at a place that this change does not free.',
  mounted_since: 'The place or the tire has been part of a later change.',
  not_undoable: 'Something stands on this change.',
  tires_in_place: 'Tires are mounted at places that would be gone.',
  place_not_free: 'The tire cannot go back to its place.',
  limit_reached: 'You keep as many of these as one user may; delete one first.',
  body_too_large: 'The body is larger than the call takes.',
  file_too_large:
    'The file is larger than the call takes, or would be larger than its kind can be.',
  file_unreadable:
    'The file is of another kind than the call reads, damaged, locked, or holds programs.',
  file_kind: 'The file is no picture of a kind that is read: JPEG, PNG, WebP or AVIF.',
  too_many_requests: 'Too many requests; try again later.',
  system: 'Something went wrong.',
};

/**
 * Creates the refusal to throw.
 *
 * @param path the field at fault, such as `base_parameters.date_from`; empty if it is not a single
 * field
 * @param message for an integrator's log, in English; it must name nothing that the caller may not
 * see
 */
export function refuse(
  code: ErrorCode,
  path = '',
  message: string = refusalMessages[code],
): Refusal {
  return new Refusal(code, path, message);
}
