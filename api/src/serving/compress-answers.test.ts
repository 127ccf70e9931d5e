import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressAnswers } from './compress-answers.ts';

const app = fastify();
compressAnswers(app);
const large = { text: 'yard '.repeat(20_000) };
app.get('/large', async () => large);
app.get('/small', async () => ({ text: 'yard' }));
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['GZIP', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a large answer for who takes %s comes as %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get('/large', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(rawPayload.length).toBeLessThan(1000);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(large);
});

test.each([undefined, 'identity', 'br;q=0'])(
  'it comes as it is for who takes %s',
  async (accepted) => {
    const { headers, body } = await get('/large', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(JSON.parse(body)).toEqual(large);
  },
);

test('a small one always does', async () => {
  expect((await get('/small', 'br')).headers['content-encoding']).toBeUndefined();
});
