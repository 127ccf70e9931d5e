import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fakeCompile, only, testWorkspace } from '../testing/test-workspace.ts';
import { buildTarget } from './build-target.ts';
import { editionOf, editionTarget, localesOf } from './editions.ts';
import { buildTargets } from './targets.ts';

let workspace: ReturnType<typeof testWorkspace>;
const remote = () => only(buildTargets(workspace.root), 'remote');

beforeEach(() => {
  workspace = testWorkspace();
  workspace.write('remote-one/locales/en-US.json', { title: 'Tires', more: 'More' });
  workspace.write('remote-one/locales/pt-BR.json', { title: 'Pneus', more: 'Mais' });
  workspace.write('remote-one/editions/gb/locales/en-GB.json', { title: 'Tyres' });
});
afterEach(() => workspace.remove());

test('an edition is a version of its own that tells its name', async () => {
  const { version, name } = await editionTarget(remote(), 'gb');
  expect(name).toBe('one');
  expect(version).toMatch(/^0\.1\.0-gb[0-9a-f]{8}$/);
  expect(editionOf(version)).toBe('gb');
  expect(editionOf(remote().version)).toBe('');
});

test('its content changes its own version, and not that of the remote as it is', async () => {
  const [base, before] = [remote().version, (await editionTarget(remote(), 'gb')).version];
  workspace.write('remote-one/editions/gb/locales/en-GB.json', { title: 'Wheels' });
  expect(remote().version).toBe(base);
  expect((await editionTarget(remote(), 'gb')).version).not.toBe(before);
  workspace.write('remote-one/locales/en-US.json', { title: 'Tires', more: 'Other' });
  expect((await editionTarget(remote(), 'gb')).version).not.toBe(before);
});

test('its words lie over those of the package, in languages of its own too', async () => {
  workspace.write('remote-one/editions/gb/locales/pt-BR.json', { more: 'Outros' });
  const locales = await localesOf(await editionTarget(remote(), 'gb'));
  expect(Object.fromEntries(locales)).toEqual({
    'en-US': { title: 'Tires', more: 'More' },
    'pt-BR': { title: 'Pneus', more: 'Outros' },
    'en-GB': { title: 'Tyres', more: 'More' },
  });
});

test('its build declares its languages, with their labels', async () => {
  const target = await editionTarget(remote(), 'gb');
  await buildTarget(target, fakeCompile);
  const read = (file: string) => JSON.parse(readFileSync(path.join(target.distDir, file), 'utf8'));
  expect(read('remote.json')).toMatchObject({
    version: target.version,
    declaration: { name: 'one', languages: ['en-US', 'pt-BR', 'en-GB'] },
    labels: { 'en-GB': { title: 'Tyres' } },
  });
  expect(read('locales/en-GB.json')).toEqual({ title: 'Tyres', more: 'More' });
});

test('an edition that is not there is refused, with those that are', async () => {
  await expect(editionTarget(remote(), 'fr')).rejects.toThrow(
    'one has no edition fr. There are: gb.',
  );
});
