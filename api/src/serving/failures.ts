import type { WireError } from '@portal/contract/wire';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ClientGone } from '../app/client-gone.ts';
import { Refusal, refuse } from '../app/refusal.ts';

/**
 * Responds with the error of a call. A refusal is returned as such; anything else is an internal
 * error, which is logged in full under an id and returned with the id alone.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : refusedByServer(error);
  if (refusal) {
    answerRefusal(refusal, reply);
    return;
  }
  if (!(error instanceof ClientGone)) request.log.error({ err: error }, 'A call failed');
  const [status, message] = isDiskFull(error)
    ? [503, 'There is no space left to write to; reading goes on.']
    : [500, 'Something went wrong.'];
  const body: WireError = {
    code: 'system',
    path: '',
    message: `${message} The log has it as ${request.id}.`,
  };
  reply.status(status).send(body);
}

/** Reported by PostgreSQL, or by the operating system when a file is written. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['53100', 'ENOSPC'].includes(String(error.code));

export function answerRefusal(refusal: Refusal, reply: FastifyReply): void {
  if (refusal.retryAfter !== null) reply.header('retry-after', refusal.retryAfter);
  const { code, path, message, extra } = refusal;
  reply.status(refusal.status).send({ code, path, message, ...extra });
}

/** Converts errors that the HTTP server itself finds in a request, before any call receives it. */
function refusedByServer(error: unknown): Refusal | null {
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return refuse('body_too_large');
  if (statusCode === 404) return refuse('not_found');
  // The server's own message is not returned, since it may quote the body.
  if (statusCode >= 400 && statusCode < 500) {
    return refuse('invalid', '', 'The request is not well-formed: JSON in UTF-8 is expected.');
  }
  return null;
}
