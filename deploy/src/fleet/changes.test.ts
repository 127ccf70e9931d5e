import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  await portal.must('publish', 'one');
});
afterEach(() => portal.remove());

const told = async () => (await portal.run('diff', 'LA')).stdout;

test('what runs for the first time comes with all that it has', async () => {
  const text = await told();
  expect(text).toMatch(/^shell 0\.1\.0-\w+ comes$/m);
  expect(text).toMatch(/^one 0\.1\.0-\w+ comes$/m);
  expect(text).toContain('  new route /one (for FDLOGIN)');
  expect(text).toContain('  new right FDLOGIN');
  expect(text).toContain('  new language pt-BR');
});

test('nothing is told when all of it runs', async () => {
  await portal.must('deploy', 'LA');
  expect(await told()).toBe('LA runs all of it already.');
});

test('what comes, goes and changes about a remote is told by its English name', async () => {
  await portal.must('deploy', 'LA');
  const before = portal.deployment();
  const remotes = before.remotes.map(({ declaration, ...one }) => ({
    ...one,
    declaration: {
      ...declaration,
      routes: [
        { path: '/one', page: 'one', right: null, title: 'title' },
        { path: '/one/more', page: 'one', right: 'TMLOGIN', title: 'title' },
      ],
      nav: [{ section: 'title', order: 1, label: 'title', to: '/one', right: null }],
      languages: ['en-US'],
    },
  }));
  portal.writeDeployment({ ...before, remotes });
  const text = await told();
  expect(text).toContain('no more route /one/more (for TMLOGIN)');
  expect(text).toContain('route /one: for any session → for FDLOGIN');
  expect(text).toContain('no more menu item One (/one, for any session)');
  expect(text).toContain('no more right TMLOGIN');
  expect(text).toContain('new language pt-BR');
});

test('settings that come, go or change are told by their paths', async () => {
  await portal.must('deploy', 'LA');
  portal.write('regions/LA.json', {
    environment: 'stage-la',
    features: { language_option: false },
    overrides: true,
  });
  const text = await told();
  expect(text).toContain('  environment: prod-la → stage-la');
  expect(text).toContain('  features.language_option: true → false');
  expect(text).toContain('  new overrides: true');
});

test('a remote that goes is told with what goes with it', async () => {
  await portal.must('deploy', 'LA');
  portal.write('regions/LA.json', { environment: 'prod-la', remotes: { one: { run: false } } });
  const text = await told();
  expect(text).toMatch(/^one 0\.1\.0-\w+ goes$/m);
  expect(text).toContain('  no more route /one (for FDLOGIN)');
});
