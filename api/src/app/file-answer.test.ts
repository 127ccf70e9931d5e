import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileBytes } from '@portal/contract/wire';
import { Type } from 'typebox';
import { defineArea } from './area.ts';
import { FileAnswer } from './file-answer.ts';
import { refuse } from './refusal.ts';
import { type TestApi, testApi } from './testing.ts';

/** How the next call writes its file. */
let write: (out: Writable, signal: AbortSignal) => Promise<void>;
let signalOfCall: AbortSignal | undefined;

const mediaType = 'application/pdf';
const files = [mediaType];
const area = defineArea(
  {
    'GET file': { summary: 'A file.', right: 'none', files, response: fileBytes },
    'GET file_or_word': {
      summary: 'A file, or word that it will take a while.',
      right: 'none',
      files,
      response: Type.Object({ id: Type.Integer() }),
    },
  },
  {
    'GET file': async ({ signal }) => {
      signalOfCall = signal;
      return new FileAnswer({
        name: 'Report.pdf',
        mediaType,
        write: (out) => write(out, signal),
      });
    },
    'GET file_or_word': async () => ({ id: 7 }),
  },
);

let api: TestApi;
let port = 0;
beforeAll(async () => {
  api = await testApi([area]);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const half = 'x'.repeat(200_000);

test('whoever hangs up in the middle of a file ends the work on it', async () => {
  let ended: unknown;
  write = async (out, signal) => {
    out.write(half);
    await once(signal, 'abort');
    ended = signal.reason;
    throw signal.reason;
  };
  const call = request({ host: '127.0.0.1', port, path: '/api/v2/file' }).end();
  call.on('error', () => {});
  const [answer] = await once(call, 'response');
  answer.on('error', () => {});
  await once(answer, 'data');
  call.destroy();
  while (!signalOfCall?.aborted) await setTimeout(10);
  await setTimeout(10);
  expect(ended).toMatchObject({ name: 'ClientGone' });
  expect(api.log.join()).not.toContain('A file was not sent whole');
});

test('a file that fails in the middle is no whole one for anybody', async () => {
  write = async (out) => {
    out.write(half);
    await setTimeout(50);
    out.destroy();
    throw new Error('disk on fire');
  };
  const call = request({ host: '127.0.0.1', port, path: '/api/v2/file' }).end();
  const [answer] = await once(call, 'response');
  const broken = once(answer, 'error');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await broken;
  expect(answer.complete).toBe(false);
  expect(api.log.join()).toContain('disk on fire');
});

test.each([
  ['a refusal', () => refuse('file_too_large', 'reports_parameters'), 400, 'file_too_large'],
  ['a fault', () => new Error('secret'), 500, 'system'],
])('%s before the first byte is an answer like any other', async (_, error, status, code) => {
  write = () => Promise.reject(error());
  const answer = await api.call('GET file', { isFaulty: true });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});

test('a call that may answer a file may answer JSON instead', async () => {
  const answer = await api.call('GET file_or_word');
  expect([answer.status, answer.body]).toEqual([200, { id: 7 }]);
});
