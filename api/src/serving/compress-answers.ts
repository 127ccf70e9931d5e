import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/**
 * Minimum characters of a compressed response; reached by data for offline use, and little else.
 */
const least = 64 * 1024;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const packers = {
  // This level compresses as well as gzip's best level, in less time.
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => toGzip(text),
};

/**
 * Compresses large responses for clients that accept it. Files and streams are sent uncompressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = acceptedOf(String(request.headers['accept-encoding'] ?? ''));
    const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return packers[encoding](payload);
  });
}

/** Returns the encodings that a header accepts, without those it refuses. */
const acceptedOf = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .flatMap(([name]) => name ?? []);
