import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the portal answers, read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers a request in the portal's place; `ask` gets what the portal would say. */
type Rule = (response: ServerResponse, ask: () => Promise<Answer>, path: string) => unknown;

interface FaultyRule {
  readonly address: RegExp;
  readonly rule: Rule;
  /** What it was asked for. */
  readonly begun: Set<ServerResponse>;
}

/**
 * Stands in front of a portal and answers in its place what a test wants. A service worker's requests go
 * through it like a page's, which those that a test routes in the browser do not.
 */
export class FaultyGateway {
  /** Paths that were asked for, in order. */
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
   * Lets a rule answer for every path that matches; the last one counts.
   *
   * @returns takes the rule away; what still waits for an answer is broken off, as by a server that starts
   *   again
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
    // A rule reads texts.
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

/** How a file goes wrong on its way through a gateway. */
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
