import { gatewayWithApi, testSite, version } from '../testing/test-site.ts';

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

test('is well when page, deployment and API are', async () => {
  portal.answerWith((_request, answer) => answer.end('{"status":"ok","database":"embedded"}'));
  const answer = await portal.call('/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'embedded', version });
});

test.each([
  ['the API is not ready', () => {}, 503],
  ['the page is missing', () => site.remove('index.html'), 200],
  ['the deployment is missing', () => site.remove('deployment.json'), 200],
  ['the shell is missing', () => site.remove('shell'), 200],
])('is not well when %s', async (_, breakIt, status) => {
  portal.answerWith((_request, answer) => answer.writeHead(status).end('{"database":"embedded"}'));
  breakIt();
  const answer = await portal.call('/health');
  expect(answer.status).toBe(503);
  expect((await answer.json()).status).toBe('unavailable');
});

test('is as patient as the API, which takes five seconds to tell what is not ready', async () => {
  portal.answerWith((_request, answer) => {
    setTimeout(() => answer.writeHead(200).end('{"database":"ok"}'), 5200);
  });
  expect((await portal.call('/health')).status).toBe(200);
});

test('is not well while the API does not answer', async () => {
  await portal.stopApi();
  const answer = await portal.call('/health');
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    database: 'unavailable',
    version,
  });
});
