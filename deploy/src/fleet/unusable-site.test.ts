import { existsSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

beforeEach(() => {
  portal = testFleet();
  portal.write('file', '');
});
afterEach(() => portal.remove());

// Under `/proc`, where nothing can be created, a recursive mkdir would never finish.
const system = existsSync('/proc') ? ['/proc/nowhere/else'] : [];

test('a folder that was made for nothing is taken away again', async () => {
  const folder = path.join(portal.root, 'nowhere/else');
  for (const verb of ['deploy', 'diff', 'status']) {
    expect((await portal.run(verb, 'LA', '--site', folder)).code).toBe(3);
  }
  expect(existsSync(path.dirname(folder))).toBe(false);
});

test.each([
  ['status', 'LA'],
  ['diff', 'LA'],
])('a file is no site for %s', async (...args) => {
  const { code, stderr } = await portal.run(...args, '--site', path.join(portal.root, 'file'));
  expect([code, stderr]).toEqual([3, expect.stringContaining('is a file, and a site is a folder')]);
});

test.each(['file', 'file/below', ...system])(
  '%s cannot be a site, in plain words',
  async (place) => {
    for (const args of [
      ['publish', 'one'],
      ['deploy', 'LA'],
    ]) {
      const folder = path.resolve(portal.root, place);
      const { code, stderr } = await portal.run(...args, '--site', folder);
      expect([code, stderr]).toEqual([
        3,
        expect.stringMatching(/cannot be written:\n.*: .* --site/s),
      ]);
    }
  },
);
