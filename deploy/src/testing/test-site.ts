import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../gateway/gateway.ts';

export const version = '0.1.0-1a2b3c4d';

/** The site's deployment: no remotes yet, with the API at its region's addresses. */
export const deployment: Deployment = {
  schema: 1,
  region: 'EMEA',
  environment: 'test',
  contract: '1.0.0',
  shell: { version, locales: `/shell/${version}/locales/`, languages: ['en-US'] },
  default_language: 'en-US',
  api: {
    v2: '/emea/api/v2',
    'portal-v1': '/emea/api/portal/v1',
    'fleet-central-v1': '/emea/api/fleet-central/v1',
  },
  links: { sign_in: 'http://localhost:8090/sign-in', home: {}, all_sites: '', main_host: '' },
  header: [],
  footer: [],
  features: {},
  remotes: [],
};

/** A small site in a temporary folder, with a page, a deployment and a shell. */
export function testSite() {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  write('index.html', '<!doctype html><title>Portal</title>');
  write('deployment.json', JSON.stringify(deployment));
  write(`shell/${version}/shell.js`, 'shell');
  return {
    dir,
    write,
    remove: (file = '') => rmSync(path.join(dir, file), { recursive: true, force: true }),
  };
}

/** Starts a server on a free port of this machine. */
export const listen = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A running gateway with an API whose answers each test defines. */
export async function gatewayWithApi(siteDir: string) {
  let respond: http.RequestListener = (_request, answer) => answer.end();
  const api = http.createServer((request, answer) => respond(request, answer));
  const apiPort = await listen(api);
  const gateway = createGateway({ siteDir, apiPort });
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const stopApi = () =>
    new Promise<void>((resolve) => {
      api.close(() => resolve());
      api.closeAllConnections();
    });
  return {
    apiPort,
    gateway,
    answerWith: (listener: http.RequestListener) => {
      respond = listener;
    },
    call: (url: string, init?: RequestInit) => fetch(`${origin}${url}`, init),
    stopApi,
    startApi: () => listen(api, apiPort),
    close: async () => {
      await gateway.close();
      await stopApi();
    },
  };
}

/** Requests a path unchanged, which a URL would normalize. */
export async function getUnchanged(gateway: FastifyInstance, url: string) {
  const { port } = gateway.server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: url }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({ status: answer.statusCode, body: String(Buffer.concat(chunks)) });
      })
      .on('error', reject);
  });
}
