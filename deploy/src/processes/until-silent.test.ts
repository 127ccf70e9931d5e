import http from 'node:http';
import { listen } from '../testing/test-site.ts';
import { untilSilent } from './until-silent.ts';

const rhythm = { pause: 10, patience: 100, tries: 3 };
let asked: number;
let server: http.Server;
let address: string;
/** Numbers of the attempts that get an answer, with any status. */
let answered: readonly number[];

beforeEach(async () => {
  asked = 0;
  server = http.createServer((_request, answer) => {
    asked += 1;
    if (answered.includes(asked)) answer.writeHead(503).end('not ready');
  });
  address = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('only tries without an answer that follow each other count', async () => {
  answered = [1, 4, 7];
  await untilSilent(address, new AbortController().signal, rhythm);
  expect(asked).toBe(10);
});

test('nobody there is no answer', async () => {
  server.close();
  await untilSilent(address, new AbortController().signal, rhythm);
  expect(asked).toBe(0);
});

test('the signal ends it', async () => {
  answered = [1];
  const ended = new AbortController();
  server.once('request', () => ended.abort());
  await untilSilent(address, ended.signal, rhythm);
  expect(asked).toBe(1);
});
