import path from 'node:path';
import { startPart } from '../processes/part.ts';
import { freePort } from '../processes/ports.ts';
import { gatewayWithApi, testSite } from '../testing/test-site.ts';

const root = path.resolve(__dirname, '../../..');
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

test('a gateway that is told to end gives calls under way their answers', async () => {
  const port = await freePort();
  const settings = { PORT: port, API_PORT: portal.apiPort, SITE_DIR: site.dir, DATA_DIR: site.dir };
  const given = Object.entries(settings).map(([name, value]) => [name, String(value)]);
  const part = startPart<{ ready: true }>({
    name: 'gateway',
    program: path.join(__dirname, 'gateway.ts'),
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(given) },
  });
  await part.ready;
  let finish = () => {};
  portal.answerWith((request, answer) => {
    answer.write('first ');
    if (request.url === '/api/v2/slow') finish = () => answer.end('last');
    else answer.end();
  });
  const call = (name: string) => fetch(`http://localhost:${port}/api/v2/${name}`);
  const begun = await call('slow');
  const stopped = part.stop();
  while ((await call('other')).status !== 503);
  finish();
  expect(await begun.text()).toBe('first last');
  await stopped;
  expect(await part.ended).toEqual({ code: 0, signal: null });
});
