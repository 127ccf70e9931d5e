import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;
let first: string;
let bad: string;

const running = () => portal.deployment().remotes[0]?.version;
const previous = () => portal.deployment().remotes[0]?.previous?.map(({ version }) => version);
const standing = async () => (await portal.must('status', 'LA')).remotes[0];
const told = async () => (await portal.run('status', 'LA')).stdout;
const next = async (title: string) => {
  const version = await portal.publishNext(title);
  await portal.must('deploy', 'LA');
  return version;
};

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  first = await next('First');
  bad = await next('Bad');
  await portal.must('rollback', 'LA', 'one');
});
afterEach(() => portal.remove());

test('a bad build that is published again stays out, and says how it comes back', async () => {
  portal.sources('Bad');
  const { stdout } = await portal.run('publish', 'one');
  expect(stdout).toContain(
    `It stays out: it was rolled back in LA. Bring it back: npm run fleet -- rollback LA one --to ${bad}`,
  );
  const { notes } = await portal.must('deploy', 'LA');
  expect(notes).toEqual([expect.stringContaining(`one stays at ${first}: ${bad} was rolled back`)]);
  expect(running()).toBe(first);
  await portal.must('rollback', 'LA', 'one', '--to', bad);
  await portal.must('deploy', 'LA');
  expect(running()).toBe(bad);
  expect(await portal.must('publish', 'one')).toMatchObject({ rolled_back_in: null });
});

test('it stays bad after newer builds ran: no page falls back to it', async () => {
  const third = await next('Third');
  await next('Bad');
  expect(running()).toBe(third);
  expect(await standing()).toMatchObject({ version: third, standing: 'rolled back', newer: bad });
  const fourth = await next('Fourth');
  expect([running(), previous()]).toEqual([fourth, [third, first]]);
  expect(await standing()).toMatchObject({ standing: 'newest', newer: null });
});

test('it stays bad while the region leaves the remote out', async () => {
  const overlay = (remotes: object) =>
    portal.write('regions/LA.json', { environment: 'prod-la', remotes });
  overlay({ one: { run: false } });
  await portal.must('deploy', 'LA');
  overlay({});
  await portal.must('deploy', 'LA');
  expect(running()).toBe(first);
});

test('one that is run by a pin all the same is no good build afterwards', async () => {
  const overlay = (remotes: object) =>
    portal.write('regions/LA.json', { environment: 'prod-la', remotes });
  overlay({ one: { version: bad } });
  await portal.must('deploy', 'LA');
  expect(running()).toBe(bad);
  overlay({});
  const third = await next('Third');
  expect([running(), previous()]).toEqual([third, [first]]);
});

test('going up to a newer build makes the one that is left no bad one', async () => {
  const third = await portal.publishNext('Third');
  await portal.must('rollback', 'LA', 'one', '--to', third);
  expect([running(), previous()]).toEqual([third, [first]]);
  expect(await standing()).toMatchObject({ standing: 'newest' });
});

test('one that is brought back in the place of a newer one stays, too', async () => {
  await next('Third');
  await portal.must('rollback', 'LA', 'one', '--to', bad);
  await portal.must('deploy', 'LA');
  expect([running(), previous()]).toEqual([bad, [first]]);
});

test('status tells what stays out, and what is published and not deployed', async () => {
  expect(await told()).toContain(`, rolled back: ${bad} stays out`);
  const third = await portal.publishNext('Third');
  expect(await told()).toContain(`, ${third} is published and not deployed`);
  await portal.must('deploy', 'LA');
  expect(await told()).toMatch(new RegExp(`one ${third} since \\S+$`, 'm'));
});

test('going back past a newer build that is good says that it comes', async () => {
  const third = await portal.publishNext('Third');
  const fourth = await next('Fourth');
  await portal.publishNext('Fifth');
  const { stdout } = await portal.run('rollback', 'LA', 'one', '--to', third);
  expect(stdout).toMatch(/in place of \S+\. The next deployment takes/);
  expect(fourth).not.toBe(third);
});
