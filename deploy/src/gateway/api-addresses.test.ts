import { deployment, gatewayWithApi, testSite } from '../testing/test-site.ts';

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

describe('the addresses of the API', () => {
  const arrivesAs = async (url: string, init?: RequestInit) =>
    (await portal.call(url, init)).text();
  const moveTo = (api: object) =>
    site.write('deployment.json', JSON.stringify({ ...deployment, api }));

  beforeEach(() => portal.answerWith((request, answer) => answer.end(request.url)));

  test.each([
    ['/emea/api/v2/thing?x=%2F1', '/api/v2/thing?x=%2F1'],
    ['/emea/api/v2/a%2Fb%20c', '/api/v2/a%2Fb%20c'],
    ['/emea/api/v2/openapi.json', '/api/v2/openapi.json'],
    ['/emea/api/portal/v1/thing', '/api/portal/v1/thing'],
    ['/emea/api/fleet-central/v1/thing', '/api/fleet-central/v1/thing'],
    ['/api/v2/thing?x=%2F1', '/api/v2/thing?x=%2F1'],
  ])('%s is %s', async (url, arrives) => {
    expect(await arrivesAs(url)).toBe(arrives);
    expect(await arrivesAs(url, { method: 'POST', body: '{"a": 1}' })).toBe(arrives);
  });

  test.each(['/emea/api/v2', '/emea/api/v22/thing', '/emea', '/ap/api/v2/thing'])(
    '%s is none of them',
    async (url) => {
      expect(await arrivesAs(url)).toContain('Portal');
    },
  );

  test('follow the deployment, and former ones serve pages that are still open', async () => {
    expect(await arrivesAs('/emea/api/v2/thing')).toBe('/api/v2/thing');
    moveTo({ v2: '/near/v2', 'portal-v1': '/near/v2/portal', 'fleet-central-v1': '/emea/api/v2' });
    expect(await arrivesAs('/near/v2/thing')).toBe('/api/v2/thing');
    expect(await arrivesAs('/near/v2/portal/thing')).toBe('/api/portal/v1/thing');
    expect(await arrivesAs('/emea/api/v2/thing')).toBe('/api/fleet-central/v1/thing');
    expect(await arrivesAs('/emea/api/portal/v1/thing')).toBe('/api/portal/v1/thing');
  });

  test.each([
    ['missing', () => site.remove('deployment.json')],
    ['broken', () => site.write('deployment.json', '{"schema":')],
    ['newer than what a shell reads', () => site.write('deployment.json', '{"schema":2}')],
  ])('stay while the deployment is %s: browsers run their copy', async (_, breakIt) => {
    await arrivesAs('/');
    breakIt();
    expect(await arrivesAs('/emea/api/v2/thing')).toBe('/api/v2/thing');
  });
});
