import { gatewayWithApi, testSite } from '../testing/test-site.ts';

let site: ReturnType<typeof testSite>;
let portal: Awaited<ReturnType<typeof gatewayWithApi>>;
beforeEach(async () => {
  site = testSite();
  portal = await gatewayWithApi(site.dir);
});
afterEach(async () => {
  await portal.close();
  site.remove();
});

/** A call that the API has begun to answer, and a function that finishes the answer. */
async function callUnderWay() {
  let finish = () => {};
  const reached = new Promise<void>((resolve) => {
    portal.answerWith((_request, answer) => {
      answer.write('first ');
      finish = () => answer.end('last');
      resolve();
    });
  });
  const text = portal.call('/api/v2/slow').then((answer) => answer.text());
  text.catch(() => undefined);
  await reached;
  return { text, finish: () => finish() };
}

test('a call that is under way is answered to its end, and no other is begun', async () => {
  const { text, finish } = await callUnderWay();
  const drained = portal.gateway.drain();
  expect((await portal.call('/api/v2/other')).status).toBe(503);
  finish();
  expect(await text).toBe('first last');
  await drained;
  await expect(portal.call('/api/v2/other')).rejects.toThrow();
});

test('a stream of events is ended at once: whoever reads it comes back', async () => {
  const gone = new Promise<void>((resolve) => {
    portal.answerWith((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.write('event: start\n\n');
      answer.once('close', resolve);
    });
  });
  const answer = await portal.call('/api/v2/stream', { headers: { accept: 'text/event-stream' } });
  const drained = portal.gateway.drain(60_000);
  expect(await answer.text()).toBe('event: start\n\n');
  await Promise.all([drained, gone]);
});

test('a call that takes too long is broken off', async () => {
  const { text } = await callUnderWay();
  await portal.gateway.drain(100);
  await expect(text).rejects.toThrow();
});
