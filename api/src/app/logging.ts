import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Where log lines go, each a JSON object. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Warnings and errors are logged, each under the id of its request. Headers, bodies and queries
 * never are: they hold tokens, passwords and codes.
 */
export const logging = (target: LogTarget): FastifyServerOptions => ({
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

/** An error without its other fields: those of the database quote the values of rows. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: String(error), code: '', stack: '' };
  }
  const code = 'code' in error ? String(error.code) : '';
  return { type: error.name, message: error.message, code, stack: error.stack ?? '' };
}

/** A line of the log for what goes wrong outside any request. */
export const logLine = (message: string, error: unknown): string =>
  `${JSON.stringify({ level: 50, time: Date.now(), msg: message, err: describeError(error) })}\n`;
