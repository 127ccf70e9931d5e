import { errorCodes } from '@portal/contract/wire';
import { isAxiosError, isCancel } from 'axios';
import { CallFailure, type FailureCode } from './call-failure.ts';

/** Converts any error of the transport to a {@link CallFailure}. */
export function failureOf(cause: unknown): CallFailure {
  if (isCancel(cause)) return new CallFailure({ status: 0, code: 'cancelled', cause });
  const answer = isAxiosError(cause) ? cause.response : undefined;
  if (!answer) return new CallFailure({ status: 0, code: 'network', cause });
  const { code, path, details } = wireError(answer.data);
  return new CallFailure({
    status: answer.status,
    code: code ?? codeOfStatus(answer.status),
    path,
    retryAfter: secondsOf(answer.headers['retry-after']),
    details,
    cause,
  });
}

/** Parses a wait in seconds; the date form is not used by our server and gives null. */
const secondsOf = (header: unknown): number | null =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : null;

function wireError(body: unknown) {
  if (typeof body !== 'object' || body === null) return { code: null, path: '', details: {} };
  const { code, path, message: _, ...details } = body as Readonly<Record<string, unknown>>;
  return {
    code: isErrorCode(code) ? code : null,
    path: typeof path === 'string' ? path : '',
    details,
  };
}

const isErrorCode = (code: unknown): code is keyof typeof errorCodes =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

// For responses without a body of the wire, from intermediaries between browser and server.
const statusCodes: Readonly<Record<number, FailureCode>> = {
  401: 'no_right',
  403: 'no_session',
  404: 'not_found',
  413: 'body_too_large',
  429: 'too_many_requests',
};

const codeOfStatus = (status: number): FailureCode =>
  statusCodes[status] ?? (status < 500 ? 'invalid' : 'system');
