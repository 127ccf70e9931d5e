import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

const running = () => portal.deployment().remotes[0]?.version;
const previous = () => portal.deployment().remotes[0]?.previous?.map(({ version }) => version);
const takenBack = () => portal.deployment().remotes[0]?.taken_back;
const standing = async () => (await portal.must('status', 'LA')).remotes[0];

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
});
afterEach(() => portal.remove());

test('publish, deploy, roll back: what was taken back stays away until a newer build comes', async () => {
  const first = await portal.publishNext('First');
  await portal.must('deploy', 'LA');
  expect(running()).toBe(first);
  expect(previous()).toBeUndefined();

  const second = await portal.publishNext('Second');
  expect(running()).toBe(first);
  await portal.must('deploy', 'LA');
  expect(running()).toBe(second);
  expect(previous()).toEqual([first]);
  expect(await standing()).toMatchObject({
    version: second,
    standing: 'newest',
    previous: [first],
  });

  expect(await portal.must('rollback', 'LA', 'one')).toMatchObject({ from: second, to: first });
  expect(running()).toBe(first);
  expect(previous()).toBeUndefined();
  expect(takenBack()).toEqual([second]);
  await portal.must('deploy', 'LA');
  expect(running()).toBe(first);
  expect(takenBack()).toEqual([second]);
  expect(await standing()).toMatchObject({ version: first, standing: 'rolled back' });

  const third = await portal.publishNext('Third');
  await portal.must('deploy', 'LA');
  expect(running()).toBe(third);
  expect(previous()).toEqual([first]);
  expect(await standing()).toMatchObject({ version: third, standing: 'newest' });
});

test('an entry holds the file to run first and the files of its pages', async () => {
  await portal.publishNext('First');
  await portal.must('deploy', 'LA');
  const [one] = portal.deployment().remotes;
  expect(one?.entry).toEqual({
    file: 'entry.js',
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect(one?.pages).toEqual({ one: ['entry.js'] });
});

test('three good builds are remembered, newest first, and each once', async () => {
  const versions: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    versions.push(await portal.publishNext(title));
    await portal.must('deploy', 'LA');
  }
  const [, b, c, d] = versions;
  expect(previous()).toEqual([d, c, b]);
  await portal.publishNext('C');
  await portal.must('deploy', 'LA');
  expect(running()).toBe(c);
  expect(previous()).toEqual([versions[4], d, b]);
});

test('a remote is taken back two builds, and forward again', async () => {
  const first = await portal.publishNext('A');
  await portal.must('deploy', 'LA');
  const second = await portal.publishNext('B');
  await portal.must('deploy', 'LA');
  const third = await portal.publishNext('C');
  await portal.must('deploy', 'LA');
  await portal.must('rollback', 'LA', 'one');
  await portal.must('rollback', 'LA', 'one');
  await portal.must('deploy', 'LA');
  expect(running()).toBe(first);
  await portal.must('rollback', 'LA', 'one', '--to', third);
  await portal.must('deploy', 'LA');
  expect(running()).toBe(third);
  expect(previous()).toEqual([first]);
  expect(takenBack()).toEqual([second]);
});

test('an entry made by hand stays, and status says so', async () => {
  await portal.publishNext('A');
  await portal.must('deploy', 'LA');
  const before = portal.deployment();
  await portal.publishNext('B');
  await portal.must('deploy', 'LA');
  portal.writeDeployment({ ...portal.deployment(), remotes: before.remotes });
  // The time of its deployment is unknown.
  expect(await standing()).toMatchObject({ standing: 'by hand', since: null });
  const { notes } = await portal.must('deploy', 'LA');
  expect(notes).toEqual([expect.stringContaining('as deployment.json says')]);
  expect(running()).toBe(before.remotes[0]?.version);
});

test('a pinned version stays whatever is published, and is not rolled back', async () => {
  const pinned = await portal.publishNext('A');
  await portal.publishNext('B');
  portal.write('regions/LA.json', {
    environment: 'prod-la',
    remotes: { one: { version: pinned } },
  });
  await portal.must('deploy', 'LA');
  expect(await standing()).toMatchObject({ version: pinned, standing: 'pinned' });
  const { code, stderr } = await portal.run('rollback', 'LA', 'one');
  expect(code).toBe(3);
  expect(stderr).toContain(`LA.json pins it to ${pinned}: change the pin there`);
});

test('two that deploy at once agree', async () => {
  const version = await portal.publishNext('A');
  await Promise.all([portal.must('deploy', 'LA'), portal.must('deploy', 'LA')]);
  expect(running()).toBe(version);
});

test('one team deploys its own alone: all else stays as it runs', async () => {
  const first = await portal.publishNext('A');
  await portal.must('deploy', 'LA');
  const second = await portal.publishNext('B');
  portal.write('shell/locales/en-US.json', { title: 'Next' });
  const { version } = await portal.must('publish', 'shell');
  await portal.must('deploy', 'LA', '--only', 'shell');
  expect(portal.deployment().shell.version).toBe(version);
  expect(running()).toBe(first);
  expect(await standing()).toMatchObject({ standing: 'not the newest', newer: second });
  await portal.must('deploy', 'LA', '--only', 'one');
  expect(running()).toBe(second);
  const { code, stderr } = await portal.run('deploy', 'LA', '--only', 'two');
  expect([code, stderr]).toEqual([2, '--only names two, and the site has shell, one.']);
});
