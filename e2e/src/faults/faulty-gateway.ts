import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the portal, read completely. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers a request in the portal's place; `ask` fetches the portal's answer. */
type Rule = (response: ServerResponse, ask: () => Promise<Answer>, path: string) => unknown;

interface FaultyRule {
  readonly address: RegExp;
  readonly rule: Rule;
  /** Responses that it was called for, finished or not. */
  readonly begun: Set<ServerResponse>;
}

/**
 * A proxy in front of a portal that replaces answers for a test. Unlike routes in the browser, it
 * also receives the requests of a service worker.
 */
export class FaultyGateway {
  /** Requested paths, in order. */
  readonly asked: string[] = [];
  private readonly rules: FaultyRule[] = [];
  private readonly server = http.createServer((request, response) => this.serve(request, response));

  private constructor(private readonly portal: URL) {}

  static async start(portal: string): Promise<FaultyGateway> {
    const gateway = new FaultyGateway(new URL(portal));
    await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Adds a rule for every matching path; the last one added wins.
   *
   * @returns a function that removes the rule; pending requests are aborted, as if the server
   * restarted
   */
  answer(address: RegExp, rule: Rule): () => void {
    const entry = { address, rule, begun: new Set<ServerResponse>() };
    this.rules.unshift(entry);
    return () => {
      this.rules.splice(this.rules.indexOf(entry), 1);
      for (const response of entry.begun) if (!response.writableEnded) response.destroy();
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.asked.push(path);
    const found = this.rules.find(({ address }) => address.test(path));
    if (!found) {
      this.handOn(request, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on('error', () => response.destroy());
      return;
    }
    // Rules read uncompressed text.
    delete request.headers['accept-encoding'];
    const ask = () =>
      new Promise<Answer>((resolve, reject) => {
        this.handOn(request, async (answer) => {
          const parts: Buffer[] = [];
          for await (const part of answer) parts.push(part);
          const { statusCode: status = 502, headers } = answer;
          resolve({ status, headers, body: Buffer.concat(parts) });
        }).on('error', reject);
      });
    found.begun.add(response);
    void found.rule(response, ask, path);
  }

  private handOn(request: IncomingMessage, answered: (answer: IncomingMessage) => void) {
    const { hostname, port, host } = this.portal;
    const { method, url: path } = request;
    const headers = { ...request.headers, host };
    const asked = http.request({ hostname, port, method, path, headers }, answered);
    request.pipe(asked);
    return asked;
  }
}

/** Sends an answer with another body. */
export function sendInstead(response: ServerResponse, answer: Answer, body: string | Buffer): void {
  const { 'content-length': _, etag: __, 'transfer-encoding': ___, ...headers } = answer.headers;
  response.writeHead(answer.status, headers);
  response.end(body);
}

/** Ways in which a file can fail to load through a gateway. */
export const gatewayFaults = {
  'a missing file': (response) => response.writeHead(404).end('Not found'),
  'a server error': (response) => response.writeHead(500).end('Failed'),
  'a page in place of the file': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Portal</title>'),
  'a broken connection': (response) => void response.destroy(),
  'no answer': () => undefined,
  'half of the file': async (response, ask) => {
    const answer = await ask();
    sendInstead(response, answer, answer.body.subarray(0, Math.floor(answer.body.length / 2)));
  },
  'another content': async (response, ask) => {
    const answer = await ask();
    sendInstead(response, answer, Buffer.concat([answer.body, Buffer.from('\n ')]));
  },
} satisfies Record<string, Rule>;
