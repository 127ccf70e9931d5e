import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;
let versions: string[];

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const manifest = (version: string | undefined) =>
  path.join(portal.siteDir, 'remotes/one', version ?? '', 'remote.json');
/** Dates a build's publication back by a number of days. */
const age = (version: string | undefined, days: number) =>
  utimesSync(manifest(version), daysAgo(days), daysAgo(days));
const left = () => versions.map((version) => existsSync(manifest(version)));

beforeEach(async () => {
  portal = testFleet();
  await portal.must('publish', 'shell');
  versions = [];
  for (const [index, title] of ['A', 'B', 'C', 'D', 'E'].entries()) {
    versions.push(await portal.publishNext(title));
    age(versions[index], 10 - index);
  }
});
afterEach(() => portal.remove());

test('builds that nothing names are removed, apart from the newest three', async () => {
  const { removed } = await portal.must('deploy', 'LA');
  expect(left()).toEqual([false, false, true, true, true]);
  expect(removed).toEqual([`one ${versions[1]}`, `one ${versions[0]}`]);
});

test('what was published within a day stays: a page may run it', async () => {
  age(versions[0], 0.9);
  await portal.must('deploy', 'LA');
  expect(left()[0]).toBe(true);
});

test('a pinned build stays, and so do good builds before the one that runs', async () => {
  portal.write('regions/LA.json', {
    environment: 'prod-la',
    remotes: { one: { version: versions[0] } },
  });
  await portal.must('deploy', 'LA');
  portal.write('regions/LA.json', { environment: 'prod-la', remotes: {} });
  await portal.must('deploy', 'LA');
  expect(left()).toEqual([true, false, true, true, true]);
});
