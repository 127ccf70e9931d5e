import { existsSync } from 'node:fs';
import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;

beforeEach(() => {
  portal = testFleet();
  portal.write('file', '');
});
afterEach(() => portal.remove());

// Where nothing can be made, making all folders at once never ends.
const system = existsSync('/proc') ? ['/proc/nowhere/else'] : [];

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
