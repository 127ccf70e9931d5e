import type { ErrorCode } from '@portal/contract/wire';

/**
 * Why a call failed: an error code from the wire, or a failure on the way; `no_room` comes from the
 * device.
 */
export type FailureCode = ErrorCode | 'network' | 'cancelled' | 'no_room';

/** A failed call. Screens show the translation of its code. */
export class CallFailure extends Error {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: FailureCode;
  /** The field at fault, such as `base_parameters.date_from`; empty if there is no single one. */
  readonly path: string;
  /** Seconds to wait before trying again, if the server gave a number. */
  readonly retryAfter: number | null;
  /**
   * Additional data of the refusal, with names as on the wire, such as the `questions` of
   * `not_confirmed`.
   */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(failure: {
    status: number;
    code: FailureCode;
    path?: string;
    retryAfter?: number | null;
    details?: Readonly<Record<string, unknown>>;
    cause?: unknown;
  }) {
    super(`${failure.status} ${failure.code}`, { cause: failure.cause });
    this.name = 'CallFailure';
    this.status = failure.status;
    this.code = failure.code;
    this.path = failure.path ?? '';
    this.retryAfter = failure.retryAfter ?? null;
    this.details = failure.details ?? {};
  }
}

export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;

/** Returns whether a call was cancelled by its caller. */
export const isCancelled = (error: unknown): boolean =>
  isCallFailure(error) && error.code === 'cancelled';
