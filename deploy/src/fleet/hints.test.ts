import path from 'node:path';
import { testFleet } from '../testing/test-fleet.ts';

let portal: ReturnType<typeof testFleet>;
let options: string[];
let asked: string;

beforeEach(() => {
  portal = testFleet();
  const [site, regions] = [path.join(portal.root, 'elsewhere'), portal.regionsDir];
  options = ['--site', site, '--regions', regions];
  asked = `--site ${site} --regions ${regions}`;
});
afterEach(() => portal.remove());

const told = async (...args: string[]) => {
  const { stdout, stderr } = await portal.run(...args);
  return stdout + stderr;
};
const publish = (name: string) => portal.must('publish', name, ...options.slice(0, 2));

test('a command that is named asks for the same site and regions', async () => {
  expect(await told('deploy', 'LA', ...options)).toContain(`fleet -- publish shell ${asked}`);
  expect(await told('status', 'LA', ...options)).toContain(`fleet -- deploy LA ${asked}`);
  await publish('shell');
  await publish('one');
  await portal.must('deploy', 'LA', ...options);
  portal.sources('Next');
  const { version } = await publish('one');
  await portal.must('deploy', 'LA', ...options);
  await portal.must('rollback', 'LA', 'one', ...options);
  const back = `fleet -- rollback LA one --to ${version} --site`;
  expect(await told('publish', 'one', ...options.slice(0, 2))).toContain(back);
  expect(await told('deploy', 'LA', ...options)).toContain(
    `fleet -- rollback LA one --to ${version} ${asked}`,
  );
  portal.sources('Another');
  await publish('one');
  portal.addRemote('two', { routes: [{ path: '/{a}', page: 'one', right: null, title: 'title' }] });
  await portal.publishUnfit('two', ...options);
  expect(await told('deploy', 'LA', ...options)).toContain(
    `need not wait: npm run fleet -- deploy LA --only one ${asked}`,
  );
});

test('a folder with a space can be given again as it stands', async () => {
  const site = path.join(portal.root, 'a site');
  expect(await told('status', 'LA', '--site', site)).toContain(`deploy LA --site '${site}'`);
});
