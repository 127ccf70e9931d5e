import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** The target of log lines, each a JSON object. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Logs warnings and errors under the id of their request. Headers, bodies and queries are never
 * logged: they contain tokens, passwords and codes.
 */
export const loggingOptions = (target: LogTarget): FastifyServerOptions => ({
  genReqId: () => randomUUID(),
  logger: {
    level: 'warn',
    stream: target,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
      err: describeError,
    },
  },
});

type ErrorDescription = { type: string; message: string; code: string; stack: string };

/** Describes an error without its other fields: those of database errors quote values of rows. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(error), code: '', stack: '' };
  }
  const code = 'code' in error ? String(error.code) : '';
  return { type: error.name, message: error.message, code, stack: error.stack ?? '' };
}

/** A log line for an error outside any request. */
export const logLine = (message: string, error: unknown): string =>
  `${JSON.stringify({ level: 50, time: Date.now(), msg: message, err: describeError(error) })}\n`;
