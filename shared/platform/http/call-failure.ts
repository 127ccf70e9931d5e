import type { ErrorCode } from '@portal/contract/wire';

/** Why a call came to nothing: a code of the wire, or what happened on the way; `no_room` is of the device. */
export type FailureCode = ErrorCode | 'network' | 'cancelled' | 'no_room';

/** A call that came to nothing. Screens show the translation of its code. */
export class CallFailure extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: FailureCode;
  /** The field at fault, as in `base_parameters.date_from`; empty when no single field is. */
  readonly path: string;
  /** Seconds after which it is worth trying again, where the server said so. */
  readonly retryAfter: number | null;
  /** What the refusal says besides, by the names of the wire: the `questions` of `not_confirmed`. */
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

/** Whether a call ended because nobody wanted its answer any more. */
export const isCancelled = (error: unknown): boolean =>
  isCallFailure(error) && error.code === 'cancelled';
