import { mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DeploymentSource, openDeployment } from './deployment-source.ts';
import { testDeployment } from './testing.ts';

let siteDir: string;
let source: DeploymentSource;
let problems: string[];
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'portal-site-'));
  problems = [];
  source = openDeployment(siteDir, {
    interval: 20,
    onProblem: (error) => problems.push(String(error)),
  });
});
afterEach(async () => {
  await source.close();
  await rm(siteDir, { recursive: true, force: true });
});

const write = async (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(siteDir, 'next.json'), text);
  await rename(join(siteDir, 'next.json'), join(siteDir, 'deployment.json'));
};
const named = (environment: string) => ({ ...testDeployment(), environment });
const current = async () => (await source.current())?.environment;

test('there is none until there is a file', async () => {
  expect(await current()).toBeUndefined();
  await write(named('first'));
  expect(await current()).toBe('first');
});

test('a change is seen with the next question', async () => {
  await write(named('first'));
  expect(await current()).toBe('first');
  await write(named('other'));
  expect(await current()).toBe('other');
});

test.each([
  ['no JSON', '{ "schema": 1,'],
  ['no deployment', { schema: 1 }],
  ['of a later schema', { ...testDeployment(), schema: 2 }],
])(
  'a file that is %s leaves the last good one in place, and is reported once',
  async (_, content) => {
    await write(named('good'));
    await current();
    await write(content);
    expect(await current()).toBe('good');
    expect(await current()).toBe('good');
    expect(problems).toHaveLength(1);
  },
);

test('a malformed remote is left out of it, and reported', async () => {
  const [remote] = testDeployment().remotes;
  await write({ ...testDeployment(), remotes: [{ ...remote, url: 7 }] });
  expect((await source.current())?.remotes).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('"url"')]);
});

test('a file that is gone leaves the last good one in place', async () => {
  await write(named('good'));
  await current();
  await unlink(join(siteDir, 'deployment.json'));
  expect(await current()).toBe('good');
  await write(named('back'));
  expect(await current()).toBe('back');
});

test('who follows it is told of every deployment, without anybody asking', async () => {
  const seen: string[] = [];
  source.follow(async ({ environment }) => {
    seen.push(environment);
  });
  await write(named('first'));
  await until(() => seen.length === 1);
  await write(named('second'));
  await until(() => seen.length === 2);
  expect(seen).toEqual(['first', 'second']);
});

test('a follower that fails costs nobody else', async () => {
  const seen: string[] = [];
  source.follow(async () => {
    throw new Error('no words today');
  });
  source.follow(async ({ environment }) => {
    seen.push(environment);
  });
  await write(named('first'));
  await until(() => seen.length === 1);
  expect(seen).toEqual(['first']);
  expect(problems).toEqual(['Error: no words today']);
});

test('who asks does not wait for those who follow, and they see each deployment in order', async () => {
  const seen: string[] = [];
  const doors: (() => void)[] = [];
  source.follow(async ({ environment }) => {
    seen.push(environment);
    await new Promise<void>((open) => doors.push(open));
  });
  await write(named('first'));
  expect(await current()).toBe('first');
  await write(named('second'));
  expect(await current()).toBe('second');
  await until(() => seen.length === 1);
  expect(seen).toEqual(['first']);
  doors[0]?.();
  await until(() => seen.length === 2);
  expect(seen).toEqual(['first', 'second']);
  doors[1]?.();
});

test('closing waits for those who follow', async () => {
  let isDone = false;
  source.follow(async () => {
    await wait(50);
    isDone = true;
  });
  await write(named('first'));
  expect(await current()).toBe('first');
  expect(isDone).toBe(false);
  await source.close();
  expect(isDone).toBe(true);
});

async function until(isSo: () => boolean): Promise<void> {
  for (let time = 0; time < 200 && !isSo(); time += 1) await wait(20);
}
