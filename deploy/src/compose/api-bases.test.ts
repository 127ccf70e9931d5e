import { testFleet } from '../testing/test-fleet.ts';
import { baseProblems } from './api-bases.ts';
import { readRegion } from './region.ts';

const own = {
  v2: '/api/v2',
  'portal-v1': '/api/portal/v1',
  'fleet-central-v1': '/api/fleet-central/v1',
};

test.each(['LA', 'EMEA', 'AP'])('%s calls its API at good addresses', async (region) => {
  const { api } = await readRegion(region);
  expect(baseProblems(api)).toEqual([]);
});

test('no two regions call the same address', async () => {
  const regions = await Promise.all(['LA', 'EMEA', 'AP'].map((region) => readRegion(region)));
  const bases = regions.flatMap(({ api }) => Object.values(api));
  expect(new Set(bases).size).toBe(bases.length);
});

test.each([
  'https://api.example/v2',
  '//api.example/v2',
  '/emea/api/v2/',
  '/',
  'emea/api',
  '/emea api',
])('%s is no base: a page calls its own origin', (v2) => {
  expect(baseProblems({ ...own, v2 })).toEqual([
    `the region's api.v2 is ${v2}, and pages call their own origin alone: name a path without a closing slash, as in /la/api/v2, and let what serves the site hand it on`,
  ]);
});

test.each([
  ['/shell/v2', "/shell is the portal's own"],
  ['/deployment.json', 'the site may have a file there'],
  ['/index.html', 'the site may have a file there'],
  ['/../elsewhere', 'the site may have a file there'],
  ['/Health', "/health is the portal's own"],
  ['/api', "the region's api.portal-v1 is /api/portal/v1, which lies in api.v2, /api"],
  ['/api/elsewhere', "/api is the portal's own"],
  ['/api/portal/v1/more', 'which lies in api.portal-v1, /api/portal/v1: move one of the two'],
])('%s is no base of its own', (v2, sentence) => {
  expect(baseProblems({ ...own, v2 }).join('\n')).toContain(sentence);
});

test('two bases at one address are refused', () => {
  expect(baseProblems({ ...own, v2: '/x', 'portal-v1': '/x' })).toHaveLength(2);
});

describe('a deployment', () => {
  let portal: ReturnType<typeof testFleet>;
  beforeEach(() => {
    portal = testFleet();
  });
  afterEach(() => portal.remove());

  test('is refused with a base on another host', async () => {
    const api = { ...own, v2: 'https://api.example/v2' };
    portal.write('regions/EMEA.json', { environment: 'prod-emea', api });
    await portal.must('publish', 'shell');
    const { code, stderr } = await portal.run('deploy', 'EMEA');
    expect(code).toBe(3);
    expect(stderr).toContain("the region's api.v2 is https://api.example/v2");
  });

  test('is refused where a remote owns a path that the API of the region answers', async () => {
    const routes = [{ path: '/emea/one', page: 'one', right: null, title: 'title' }];
    portal.declare({ routes });
    await portal.must('publish', 'shell');
    await portal.must('publish', 'one');
    const { code, stderr } = await portal.run('deploy', 'EMEA');
    expect(code).toBe(3);
    expect(stderr).toContain(
      "one owns /emea/one, and the region's API lies under /emea: choose another path",
    );
    await portal.must('deploy', 'LA');
  });
});
