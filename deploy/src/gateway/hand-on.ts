import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
/** How long a body may go on after it was answered, in milliseconds. */
const timeToFinish = 5000;

/** Who answers in the gateway's place. */
export interface Upstream {
  /** Port on this machine. */
  readonly port: number;
  /** Path and query to ask for; as they came when it is left out. */
  readonly path?: string;
  readonly agent: http.Agent;
  /** Headers that replace those of its answers. */
  readonly headers?: http.OutgoingHttpHeaders;
  /** How long an answer may take to begin, in milliseconds; as long as it likes when left out. */
  readonly patience?: number;
}

/**
 * Lets another server of this machine answer a request, streaming both ways. A request that the
 * browser gives up is given up towards that server too.
 */
export function handOn(request: FastifyRequest, reply: FastifyReply, target: Upstream): void {
  reply.hijack();
  // Given up before it got here: nobody would tell the other server later.
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
    // What is left of a body that the API did not want is read and forgotten, so that the caller
    // hears the answer instead of a broken connection.
    incoming.unpipe(upstream);
    incoming.resume();
    answerTo.writeHead(answer.statusCode ?? 502, {
      ...endToEnd(answer.headers),
      ...target.headers,
    });
    pipeline(answer, answerTo, () => {
      upstream.destroy();
      endUnlessWhole(incoming);
    });
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (answerTo.headersSent || answerTo.destroyed) return;
    if (isLate) refuse(reply, 504);
    else if (mayRepeat(incoming, upstream)) send(request, reply, target);
    else refuse(reply, error.code === 'ECONNREFUSED' ? 503 : 502);
  });
  answerTo.on('close', () => upstream.destroy());
  sendBody(incoming, upstream);
}

/** A caller that was answered and goes on sending is not listened to for long. */
function endUnlessWhole(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  setTimeout(() => incoming.complete || incoming.destroy(), timeToFinish).unref();
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
    'x-forwarded-for': callerOf(request),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** The API counts calls by this address, so it is one and never some other text. */
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
