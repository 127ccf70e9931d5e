import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that concern one connection and not the message. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Bytes from which a body waits for the API, and how long (ms) the API has to refuse it. */
const largeBody = 64 * 1024;
const timeToRefuse = 25;

/**
 * Hands `/api` on to the API, streaming both ways. A call that the browser gives up is given up
 * towards the API too, so that a superseded report stops costing anything.
 */
export const apiProxy: FastifyPluginAsync<{ apiPort: number }> = async (app, { apiPort }) => {
  const agent = new http.Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', (request, reply) => {
    reply.hijack();
    handOn(request, reply, { host: '127.0.0.1', port: apiPort, agent });
  });
};

function handOn(request: FastifyRequest, reply: FastifyReply, target: http.RequestOptions): void {
  const incoming = request.raw;
  const answerTo = reply.raw;
  const { method, url } = incoming;
  const upstream = http.request({ ...target, method, path: url, headers: headersFor(request) });

  upstream.on('response', (answer) => {
    // What is left of a body that the API did not want is read and forgotten, so that the caller
    // hears the answer instead of a broken connection.
    incoming.unpipe(upstream);
    incoming.resume();
    answerTo.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    pipeline(answer, answerTo, () => upstream.destroy());
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (answerTo.headersSent || answerTo.destroyed) return;
    if (mayRepeat(incoming, upstream)) handOn(request, reply, target);
    else refuse(reply, error.code === 'ECONNREFUSED' ? 503 : 502);
  });
  answerTo.on('close', () => upstream.destroy());
  sendBody(incoming, upstream);
}

/**
 * A large body waits until the API has seen its headers: a refusal by size would otherwise be lost
 * with the connection that is still being written to.
 */
function sendBody(incoming: IncomingMessage, upstream: http.ClientRequest): void {
  if (Number(incoming.headers['content-length'] ?? 0) < largeBody) {
    incoming.pipe(upstream);
    return;
  }
  upstream.setHeader('expect', '100-continue');
  upstream.flushHeaders();
  let answered = false;
  upstream.once('response', () => {
    answered = true;
  });
  upstream.once('continue', () => {
    setTimeout(() => answered || incoming.pipe(upstream), timeToRefuse);
  });
}

/** A kept connection may have been closed by the other side just as it was used again. */
const mayRepeat = (incoming: IncomingMessage, upstream: http.ClientRequest) =>
  upstream.reusedSocket && (incoming.method === 'GET' || incoming.method === 'HEAD');

function headersFor(request: FastifyRequest): http.OutgoingHttpHeaders {
  return {
    ...endToEnd(request.raw.headers),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.headers.host,
  };
}

function endToEnd(headers: IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const left = Object.entries(headers).filter(
    ([name]) => !hopByHop.includes(name) && !named.includes(name),
  );
  return Object.fromEntries(left);
}

function refuse(reply: FastifyReply, status: number): void {
  const body = { code: 'system', path: '', message: 'The API does not answer.' };
  reply.raw.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  reply.raw.end(JSON.stringify(body));
}
