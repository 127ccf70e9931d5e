import { deployment, gatewayWithApi, testSite, version } from '../testing/test-site.ts';

let site: ReturnType<typeof testSite>;
let portal: Awaited<ReturnType<typeof gatewayWithApi>>;

beforeEach(async () => {
  site = testSite();
  site.write(`remotes/one/${version}/remote.json`, '{}');
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
  expect(await answer.json()).toEqual({
    status: 'ok',
    database: 'embedded',
    waiting_for: [],
    deployment: 'ok',
    version,
  });
});

test('says that the gateway answers, whatever else does', async () => {
  await portal.stopApi();
  site.remove('deployment.json');
  expect((await portal.call('/health/live')).status).toBe(204);
});

test('says what of the API is not ready', async () => {
  portal.answerWith((_request, answer) =>
    answer.writeHead(503).end('{"database":"ok","waiting_for":["space"]}'),
  );
  expect(await (await portal.call('/health')).json()).toMatchObject({ waiting_for: ['space'] });
  await portal.stopApi();
  expect(await (await portal.call('/health')).json()).toMatchObject({ waiting_for: ['api'] });
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

const remote = {
  name: 'one',
  version,
  url: `/remotes/one/${version}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: '^1.0.0',
  declaration: {
    name: 'one',
    title: 'title',
    routes: [],
    redirects: [],
    nav: [],
    reports: [],
    languages: ['en-US'],
  },
  labels: {},
};

test.each([
  ['missing', undefined],
  ['broken', '{"schema": 1, "lin'],
  ['broken', ''],
  ['broken', 'null'],
  ['broken', JSON.stringify({ ...deployment, remotes: [remote, remote] })],
  ['newer', JSON.stringify({ ...deployment, schema: 2 })],
  ['too_large', JSON.stringify({ ...deployment, padding: 'x'.repeat(5_000_000) })],
])('says that the deployment is %s, as it is for browsers', async (problem, content) => {
  portal.answerWith((_request, answer) => answer.end('{"database":"embedded"}'));
  expect((await portal.call('/health')).status).toBe(200);
  if (content === undefined) site.remove('deployment.json');
  else site.write('deployment.json', content);
  const answer = await portal.call('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'unavailable', deployment: problem });
  site.write('deployment.json', JSON.stringify({ ...deployment, remotes: [remote] }));
  expect((await portal.call('/health')).status).toBe(200);
});

test('says which remotes browsers leave out', async () => {
  portal.answerWith((_request, answer) => answer.end('{"database":"embedded"}'));
  const remotes = [remote, { ...remote, name: 'two', integrity: 'none' }];
  site.write('deployment.json', JSON.stringify({ ...deployment, remotes }));
  const answer = await portal.call('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ deployment: 'incomplete', left_out: ['two'] });
});

test('says that a build is not in the site which the deployment names, until it is', async () => {
  portal.answerWith((_request, answer) => answer.end('{"database":"embedded"}'));
  site.write('deployment.json', JSON.stringify({ ...deployment, remotes: [remote] }));
  site.remove('remotes/one');
  const answer = await portal.call('/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'unavailable', deployment: 'incomplete' });
  site.write(`remotes/one/${version}/remote.json`, '{}');
  expect((await portal.call('/health')).status).toBe(200);
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
    waiting_for: ['api'],
    deployment: 'ok',
    version,
  });
});
