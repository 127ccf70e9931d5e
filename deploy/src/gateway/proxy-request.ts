import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that belong to one connection, not to the message. */
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

/** Size in bytes from which a body waits for the API, and milliseconds the API has to refuse it. */
const largeBody = 64 * 1024;
const timeToRefuse = 25;
/** Milliseconds for which a body may continue after the answer. */
const timeToFinish = 5000;

/** The server that answers in the gateway's place. */
export interface Upstream {
  /** Port on this machine. */
  readonly port: number;
  /** Path and query to request; by default those of the original request. */
  readonly path?: string;
  readonly agent: http.Agent;
  /** Headers that replace those of the upstream's answers. */
  readonly headers?: http.OutgoingHttpHeaders;
  /** Milliseconds within which an answer must begin; no limit by default. */
  readonly patience?: number;
}

/**
 * Proxies a request to another server on this machine, streaming both ways. If the browser aborts
 * the request, it is aborted upstream, too.
 */
export function proxyRequest(request: FastifyRequest, reply: FastifyReply, target: Upstream): void {
  reply.hijack();
  // Already aborted: no later event would tell the other server.
  if (reply.raw.destroyed) return;
  send(request, reply, target);
}

function send(request: FastifyRequest, reply: FastifyReply, target: Upstream): void {
  const incoming = request.raw;
  const answerTo = reply.raw;
  const { method } = incoming;
  const { port, agent, path = incoming.url, patience } = target;
  const headers = headersFor(request);
  const upstream = http.request({ host: '127.0.0.1', port, agent, method, path, headers });
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    upstream.destroy(new Error('The answer did not begin in time.'));
  };
  const late = patience === undefined ? undefined : setTimeout(giveUp, patience);

  upstream.on('close', () => clearTimeout(late));
  upstream.on('response', (answer) => {
    clearTimeout(late);
    // The rest of a body that the API did not want is read and discarded, so that the caller
    // receives the answer instead of a broken connection.
    incoming.unpipe(upstream);
    incoming.resume();
    answerTo.writeHead(answer.statusCode ?? 502, {
      ...endToEnd(answer.headers),
      ...target.headers,
    });
    pipeline(answer, answerTo, () => {
      upstream.destroy();
      limitRemainingBody(incoming);
    });
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (answerTo.headersSent || answerTo.destroyed) return;
    if (isLate) refuse(reply, 504);
    else if (canRetry(incoming, upstream)) send(request, reply, target);
    else refuse(reply, error.code === 'ECONNREFUSED' ? 503 : 502);
  });
  answerTo.on('close', () => upstream.destroy());
  sendBody(incoming, upstream);
}

/** Limits how long a caller may continue to send after the answer. */
function limitRemainingBody(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  setTimeout(() => incoming.complete || incoming.destroy(), timeToFinish).unref();
}

/**
 * Sends a large body only after the API has seen its headers: otherwise a refusal by size would be
 * lost when the connection breaks during the upload.
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

/**
 * Whether a request can be repeated: the other side may have closed a kept-alive connection just as
 * it was reused.
 */
const canRetry = (incoming: IncomingMessage, upstream: http.ClientRequest) =>
  upstream.reusedSocket && (incoming.method === 'GET' || incoming.method === 'HEAD');

function headersFor(request: FastifyRequest): http.OutgoingHttpHeaders {
  return {
    ...endToEnd(request.raw.headers),
    'x-forwarded-for': callerOf(request),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** Always a single address and never other text, because the API counts calls by it. */
const callerOf = ({ ip, socket }: FastifyRequest): string | undefined =>
  isIP(ip) ? ip : socket.remoteAddress;

function endToEnd(headers: IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const left = Object.entries(headers).filter(
    ([name]) => !hopByHop.includes(name) && !named.includes(name),
  );
  return Object.fromEntries(left);
}

function refuse(reply: FastifyReply, status: 502 | 503 | 504): void {
  const message = status === 504 ? 'The API did not answer in time.' : 'The API does not answer.';
  const body = { code: 'system', path: '', message };
  reply.raw.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  reply.raw.end(JSON.stringify(body));
}
